// SPDX-License-Identifier: MIT

// Written by ci/regenerate-hyphenation.py from hyphen-en-us 2.8.8-7 of Debian.

/// TeX's patterns for US English (Donald E. Knuth and Frank M. Liang, hyphen.tex, with those of
/// Gerard D. C. Kuiken, ushyphmax.tex), whose license allows copying with this notice.
enum EnglishHyphenationPatterns {
  /// Divided by spaces and line ends.
  static let text = """
    .a2ch4 .ad4der .a2d .ad1d4 .a2f1t .a2f .a4l3t .am5at .4a1ma .an5c .a2n .2ang4 .an1i5m .an1t4
    .an3te .anti5s .ant2i .a4r5s2 .2a2r .ar4t2ie4 .ar1ti .ar4ty .as3c .as1p .a2s1s .aster5 .a2tom5
    .a1to .au1d .av4i .awn4 .ba4g .ba5na .ba2n .bas4e .ber4 .be5r1a .be3s1m .4bes4 .b4e5s2to .bri2
    .but4ti .bu4t3t2 .cam4pe .1ca .ca4m1p .can5c .ca2n .capa5b .ca1pa .car5ol .c2a2r .ca4t .ce4la
    .2ch4 .chill5i .ch4il2 .chil1l .1ci2 .cit5r .2c1it .co3e2 .1co .co4r .cor5n1er .corn2e .de4moi2
    .d4em .de1mo .de3o .de3r1a .de3r1i .de1s4c .des2 .dic1t2io5 .3di2c1t .do4t .1do .du4c .1du
    .du4m1b5 .earth5 .ear2t .e2a2r .eas3i .2e1b4 .eer4 .eg2 .e2l5d .el3em .enam3 .e1na .en3g .e2n3s2
    .eq5ui5t .e1q .equ2 .eq2ui2 .er4ri .er1r4 .es3 .4eu3 .eye5 .fes3 .for5mer .1fo .fo2r .for1m
    .for2me .1ga2 .ge2 .gen3t4 .1gen .ge5o2g .1geo .1g2i5a .gi4b .go4r .1go .hand5i .ha2n .h4and
    .ha4n5k2 .he2 .hero5i2 .h2ero .h1es3 .he4t3 .hi3b .hi3er .h2ie4 .hon5ey .ho2n .hon3o .hov5 .id4l
    .2id .idol3 .i1do .im3m .im5p1i2n .i4m1p .im2pi .in1 .in3ci .2ine2 .4i4n2k2 .2i2n3s2 .ir5r4 .4ir
    .is4i .ju3r .la4cy .la4m .lat5er .l4ath5 .le2 .leg5e .len4 .lep5 .lev1 .l2i4g .li1g5a .li2n
    .l2i3o .l1i4t .ma1g5a5 .1ma .mal5o .ma1n5a .ma2n .mar5ti .m2a2r .me2 .mer3c .me5ter .me1te
    .m2is1 .mis4t5i .mon3e .1mo .mo2n .mo3ro .mo2r .mu5ta .1mu .mu2ta5b .ni4c .od2 .od1d5 .of5te
    .o2ft .or5a1to .o1ra .or3c .or1d .or3t .os3 .os4tl .4oth3 .out3 .ou2 .ped5al .2p2ed .p2e2d2a
    .pe5te .pe2t .pe5tit .p2i4e4 .pio5n4 .3p2i1o .pi2t .pre3m .pr2 .ra4c .ran4t .ra2n .ratio5n1a
    .ratio2n4 .ra1t2io .ree2 .re5mit .res2 .re5stat .res2t .res1ta .r2i4g .ri2t5u .ro4q .ros5t
    .row5d .ru4d .3s4c2i3e4 .s1ci .5se2l2f5 .sel1l5 .se2n .se5r2ie4 .ser1i .s2h2 .si2 .s3ing4 .2s1in
    .st4 .sta5b2l2 .s1ta .s2tab .s4y2 .1ta4 .te4 .3ten5a2n .te1na .th2 .ti2 .til4 .ti1m5o5 .1tim
    .ting4 .2t1in .t4i4n5k2 .to1n4a .1to .to2n .to4p .top5i .to2u5s .tou2 .trib5ut .tr4ib .u1n1a
    .un3ce .under5 .un1de .u2n1e .u4n5k2 .un5o .un3u4 .up3 .ure3 .us5a2 .2us .ven4de .ve5r1a .wil5i
    .wi2 .wil2 .ye4 4ab. a5bal a5ba2n abe2 ab5erd ab2i5a ab5i2t5ab abi2t abi1ta ab5lat ab2l2
    ab5o5l1iz abol2i 4abr ab5rog ab3ul a4c2a2r a1ca ac5ard ac5aro a5ceou2 ac1er a5che4t a2ch ache2
    4a2ci a3c2ie4 a2c1in a3c2io ac5rob act5if2 a2c1t ac3ul ac4um a2d ad4d1in ad1d4 ad5er. 2adi
    a3d4i3a ad3i1ca adi4er ad2ie4 a3d2io a3dit a5di1u ad4le ad3ow a1do ad5ra2n a1dr ad4su a2d1s2
    4a1du a3du2c ad5um ae4r aer2i4e4 aer1i a2f a4f1f4 a4gab a1ga aga4n ag5el1l a1ge4o 4ag4eu ag1i
    4ag4l2 ag1n a2go 3a3g4o4g ag3o3ni ago2n2 a5guer a2gue ag5ul a4gy a3ha a3he a4h4l4 a3ho ai2 a5i1a
    a3ic. ai5ly a4i4n ain5in a2ini a2i1n5o ait5en a2ite a1j ak1en al5ab al3a2d a4l2a2r 4aldi4 a2ld
    2ale al3end a4lent2i a1len1t a5le5o al1i al4ia. al2i1a al2i4e4 al5lev al1l al2le 4allic all2i
    4a2lm a5log. a4ly. a1ly 4a2lys4 5a5lys1t 5alyt 3alyz 4a1ma a2m5ab am3ag ama5ra am2a2r am5asc
    a4ma3tis a4m5a1to am5er1a am3ic am5if am5i1ly am1in am2i4no a2mo a5mo2n amor5i amo2r amp5en
    a4m1p a2n an3age a1na 3ana1ly a3n2a2r an3ar3c anar4i a3nati an2at 4and ande4s2 an1de an3dis1
    an1dl an4dow an1do a5nee a3nen an5e2st. a1nes a2nest a3n4eu 2ang ang5ie4 an1gl2 a4n1ic a3nies
    an2ie4 an3i3f an4ime an1im a5nim1i a5n2ine an1in an3i4o a3n2ip an3is2h an3it a3ni1u an4kli a4nk2
    an1k1l 5anniz a4n1n2 ano4 an5ot an4oth5 an2sa2 a2n1s2 an4s1co ans4c an4s1n4 an2sp ans3po an4st
    an4su2r an1su anta2l4 an1t an1ta an4t2ie4 ant2i 4an1to an2tr an4tw4 an3u1a an3ul a5nur 4ao
    ap2a2r4 a1pa ap5at ap5er3o a3ph4er 4aphi a4pilla apil1l ap5ill2a2r ap3i2n ap3i1ta a3pi2tu a2p2l2
    apo4c5 ap5o1la apor5i a1p4or apos3t a1pos aps5e4s a2p1s2 ap2se a3pu aque5 aqu2 2a2r ar3a2c1t
    a5rade ara2d ar5adis1 ar2adi ar3al a5rame1te aram3et ar2an4g ara2n ara3p ar4at a5ra1t2io
    ar5a1t2iv a5rau ar5av4 araw4 arbal4 ar1b ar4cha2n ar1c ar3cha ar2ch ar5d2ine ard2i ard1in4 ar4dr
    ar5eas a3ree ar3en1t a5r2e2ss ar4fi ar1f ar4f4l2 ar1i ar5i2al ar2i3a ar3i2a2n a3ri5et ar2ie4
    ar4im ar5in2at ar2i1na ar3i1o ar2iz ar2mi ar1m ar5o5d a5roni aro2n a3roo2 ar2p ar3q arre4 ar1r4
    ar4sa2 a4rs2 ar2s2h 4as. a2s4ab asa2 as3an1t asa2n ashi4 as2h a5sia. as2i1a a3si1b a3sic 5a5si4t
    ask3i ask2 as4l2 a4soc a1so as5ph as4s2h a2ss as3ten as1t4r asu1r5a a1su asu2r a2ta at3ab2l2
    a2tab at5ac at3alo ata2l at5ap ate5c at5e2ch at3e1go ateg4 at3en. at3er1a ater5n a5ter1na at3est
    at5ev 4ath ath5em ath2e a5the2n at4ho ath5om 4ati. a5t2i1a a2t5i5b at1ic at3if2 ation5a2r a1t2io
    atio2n atio1n1a at3i1tu a4tog a1to a2tom at5om2iz a4top a4tos2 a1tr at5rop at4sk2 a4t1s2 at4tag
    a4t3t2 at1ta at5te at4th a2tu at5u1a a4t5ue at3ul at3u1ra a2ty au4b augh3 au3gu au4l2 aun5d au3r
    au5si1b a2us a4ut5en au1th a2va av3ag4 a5va2n av4e4no av3er1a av5ern av5ery av1i avi4er av2ie4
    av3ig av5oc a1vor 3away aw3i2 aw4ly aws4 ax4i5c ax3i ax4id ay5al aye4 ays4 azi4er a2z1i az2ie4
    az2z5i a4z1z2 5ba. bad5ger ba2d ba4ge bal1a ban5dag ba2n b4and ban1d2a ban4e ban3i barbi5 b2a2r
    bar1b bar2i4a bar1i bas4si ba2ss 1bat ba4z 2b1b b2be b3ber bbi4na 4b1d 4be. beak4 bea2t3 4be2d
    b2e3d2a be3de b4e3di be3gi be5gu 1bel be1l2i be3lo 4be5m be5n2ig be5nu 4bes4 be3sp b2e5st4r 3bet
    be1t5iz be5tr be3tw4 be3w be5y1o4 2bf 4b3h bi2b b2i4d 3b2ie4 bi5en bi4er 2b3if 1bil bi3l2iz
    bil1i bin2a5r4 bi1na b4in4d bi5net b2ine bi3o2gr b2io bi5ou2 bi2t 3b2i3t2io bi1ti bi3tr 3bit5u1a
    bi1tu b5i4tz b1j bk4 b2l2 bl4ath5 b4le. blen4 5ble1sp bles2 b3lis b4lo blun4t 4b1m 4b3n bne5g
    3bod bod3i bo4e bol3ic bol2i bom4bi bo4m1b bo1n4a bo2n bon5at 3boo2 5bor. 4b1o1ra bor5d 5bore
    5bori 5bos4 b5o1ta b4oth5 bo4to boun2d3 bou2 4bp 4brit br4oth3 2b5s2 bsor4 b1so 2bt b2t4l b4to
    b3tr buf4fer1 bu4f1f bu4ga bu3l2i bu1mi4 bu4n bunt4i bun1t bu3re bus5ie4 b2us buss4e bu2ss 5bust
    4bu1ta 3bu1t2io b4u1t2i b5u1to b1v 4b5w 5by. bys4 1ca cab3in ca1b2l2 ca2ch4 ca5den ca2d 4cag4
    2c5ah ca3lat cal4la cal1l cal2l5in4 call2i 4calo c4an5d ca2n can4e ca4n4ic can5is can3iz can4ty
    can1t cany4 ca5per car5om c2a2r cast5er cas5t2ig cast2i 4cas4y c4a4th 4ca1t2iv cav5al ca2va c3c
    ccha5 c2ch c3c2i4a c1ci ccom1pa5 c1co cco4m1p cco2n4 ccou3t ccou2 2ce. 4ced. 4ce1den 3cei2 5cel.
    3cel1l 1cen 3cenc 2cen4e 4ceni 3cen1t 3cep ce5ram cer1a 4ce1s4a2 3ces1si c2e2ss ces5si5b ces5t
    cet4 c5e4ta cew4 2ch 4ch. 4ch3ab 5cha4n1ic cha2n ch5a5nis che2 cheap3 4ch4ed ch5e5lo 3chemi
    ch5ene che2n ch3er. ch3e4r1s2 4ch1in 5chi2ne. ch2ine ch5i5n2e2ss chi1nes 5ch2ini 5ch2io 3chit
    chi2z 3cho2 ch4ti 1ci 3c2i1a ci2a5b ci2a5r ci5c 4cier c2ie4 5c4i2f3ic. ci1fi 4c4i5i4 ci4la
    3cil1i 2cim 2cin c4i1na 3cin2at cin3em c2ine c1ing c5ing. 5c2i1no cio2n4 c2io 4cipe4 c2ip ci3ph
    4cip4ic cip3i 4cis1ta 4cis1t2i 2c1it ci1t3iz ci1ti 5ciz ck1 ck3i 1c4l4 4cl2a2r c5la5ra1t2io
    clar4at 5clare cle4m 4clic clim4 c1ly4 c5n 1co co5ag c4oa coe2 2cog co4gr coi4 co3inc col5i
    5colo col3o4r com5er co2me co1n4a co2n c4one con3g con5t co3pa cop3ic co4p2l2 4cor1b coro3n
    cos4e cov1 cove4 cow5a co2z5e co5z1i c1q cras5t cr2as 5crat. 5crat1ic cre3a2t 5c2r2ed 4c3re1ta
    cre4v2 cri2 cri5f c4rin cr2is4 5cri1ti cro4p2l2 crop5o cros4e cru4d 4c3s2 2c1t c2ta4b c1ta
    ct5ang cta2n c5tan1t c2te c3ter c4t4ic1u ctim3i c1tim ctu4r c1tu c4tw4 cud5 c4uf c4ui2 cu5i1ty
    5cul2i cul4tis4 cul1ti cu4lt 3c4ul1tu2 cu2ma c3ume cu4mi 3cun cu3pi cu5py cu2r5a4b cu1ra
    cu5r2i3a 1c2us cus1s4i cu2ss 3c4ut cu4t2ie4 c4u1t2i 4c5u1t2iv 4cutr 1cy c2ze4 1d2a 5da. 2d3a4b
    da2ch4 4da2f 2dag da2m2 d2an3g da2n dard5 d2a2r dark5 4dary 3dat 4da1t2iv 4da1to 5dav4 dav5e
    5day d1b d5c d1d4 2de. dea2f5 de4b5i2t d2e1b de4bo2n deca2n4 de1ca de4cil de1c2i de5com de1co
    2d1ed 4dee. de5if dei2 del2i4e4 del2i de4l5i5q de5lo d4em 5dem. 3demic dem5ic. de5mil de4mo2n3s2
    de1mo demo2n demo2r5 1den de4n2a2r de1na d4e3no denti5f2 den1t dent2i de3nu de1p de3pa depi4
    de2pu d3e1q d4er1h4 5der3m4 d5ern5iz de4r5s2 des2 d2es. de1s2c de2s5o des3t2i d2e3st4r de4su
    de1t de2to de1v de2v3i4l de1vi 4dey 4d1f d4ga d3ge4t dg1i d2gy d1h2 5di. 1d4i3a dia5b d4i4cam
    di1ca d4ice 3di2c1t 3d2id 5di3en d2ie4 d1if di3ge d2ig di4la1to di1la d1in 1di1na 3di2ne. d2ine
    5d2ini di5niz 1d2io dio5g di4p2l2 d2ip d4ir2 di1re dir1t5i dis1 5disi d4is3t d2i1ti 1d2i1v d1j
    d5k2 4d5la 3dle. 3dled 3dles. dles2 4d3l2e2ss 2d3lo 4d5lu 2d1ly d1m 4d1n4 1do 3do. do5de 5doe
    2d5of d4og do4la dol2i4 do5lo4r dom5iz do3n2at do2n do1n1a doni4 doo3d doo2 do4p4p d4or 3dos
    4d5out dou2 do4v 3dox d1p 1dr drag5o2n2 dra2go 4dr2ai2 dre4 dre2a5r 5dren dr4i4b dril4 dro4p
    4drow 5drupli dru3p2l2 4dry 2d1s2 ds4p d4sw2 d4s4y d2th 1du d1u1a du2c d1u3ca duc5er 4duct.
    du2c1t 4duc4t1s2 du5el du4g d3ul4e dum4be du4m1b du4n 4dup du4pe d1v d1w d2y 5dyn dy4s2e dys5p
    e1a4b e3a2c1t ea2d1 ead5ie4 e2adi ea4ge ea5ger ea4l eal5er e2ale eal3ou2 eam3er e5and ea2n ear3a
    e2a2r ear4c ear5es ear4ic ear1i ear4il ear5k ear2t eart3e ea5sp e3a2ss east3 ea2t eat5en eath3i
    e4ath e5at3if2 e4a3tu ea2v eav3en eav5i eav5o 2e1b e4bel. e1bel e4be2l1s2 e4ben e4bi2t e3br
    e4ca2d e1ca ecan5c eca2n ec1ca5 ec3c e1ce ec5es1sa2 ec2e2ss e1c2i e4cib ec5ificat eci1fi
    ecifi1ca ec5i3f2ie4 ec5i1fy e2c3im e2c1i4t e5c2ite e4clam e1c4l4 e4cl2us e2col e1co e4com1m
    e4compe eco4m1p e4con1c eco2n e2cor ec3o1ra eco5ro e1cr e4crem ec4ta2n e2c1t ec1ta ec4te e1cu
    e4cul ec3u1la 2e2d2a 4ed3d4 e4d1er ede4s2 4edi e3d4i3a ed3ib ed3i1ca ed3im ed1it edi5z 4e1do
    e4dol edo2n2 e4dri e1dr e4dul e1du ed5u1l4o ee2c e4ed3i ee2f eel3i ee4ly ee2m ee4na ee4p1 ee2s4
    eest4 ee4ty e5ex e1f e4f3ere efer1 1e4f1f e4fic e1fi 5ef2i1c4i efil4 e3f2i2ne e2fin ef5i5n2ite
    ef2ini efin2it 3efit efor5es e1fo efo2r e4fu4se. e3fu ef2us 4egal e1ga eger4 eg5ib eg4ic eg5ing
    e5git5 eg5n e4go. e1go e4gos eg1ul e5gur 5e1gy e1h4 eher4 ei2 e5ic e2i5d e2ig2 ei5g4l2 e3i4m1b
    e3in3f e1ing e5inst e2i2n1s2 eir4d e4ir e2it3e e2i3th e5i1ty e1j e4jud ej5udi eki4n ek1i ek4la
    ek1l e1la e4la. e4lac e3l4an4d ela2n e4l5a1t2iv e4law elax1a4 e3le2a el5ebra el2e1b ele3br 5elec
    e4led el3e1ga e5len e4l1er e1les2 e2l2f el2i e3libe4 e4l5ic. el3i1ca e3lier el2ie4 el5i3gib
    el2ig el4igi e5lim e4l3ing e3l2io e2lis el5is2h e3l2iv3 4ella el1l el4lab ell4o4 e5loc el5og
    el3op. el2s2h e2l1s2 el4ta e4lt e5lud el5ug e4mac e1ma e4mag e5ma2n em5a1na e4m5b e1me e2mel
    e4met em3i1ca em2i4e4 em5igra em2ig4 emi1gr em1in2 em5ine em3i3ni e4m2is em5is2h e5m4i2s1s em3iz
    5emniz e4m1n emo4g e1mo emo3n2i5o emo2n em3pi e4m1p e4mul e1mu em5u1la emu3n2 e3my en5a2mo e1na
    e4nan1t en2a2n ench4er en2ch enche2 en3dic e5nea e5nee en3em en5ero en1er en5e1si e1nes e2n5est
    en3etr e3ne4w en5i4c3s2 e5n2ie4 e5nil e3n2i4o en3is2h en3it e5ni1u 5eniz 4e4n1n2 4eno e4no4g
    e4nos en3ov en4sw2 e2n1s2 ent5age en1t en1ta 4enth1es enth2e en3u1a en5uf e3ny. 4e4n3z e5of eo2g
    e4oi4 e3ol eop3a2r eo2pa e1or eo3re eo5rol eos4 e4ot eo4to e5out eou2 e5ow e2pa e3p4ai2 ep5anc
    epa2n e5pel e3pen1t ep5e5t2i1t2io epe2t epeti1ti ephe4 e4pli e1p2l2 e1po e4prec epr2 ep5re1ca
    e4p2r2ed ep3re1h4 e3pro e4prob ep4s4h e2p1s2 ep5ti5b e2p1t e4pu2t ep5u1ta e1q equi3l equ2 eq2ui2
    e4q3ui3s er1a e2ra4b 4er4and era2n er3a2r 4er4ati. 2er1b er4b2l2 er3ch er1c er4che2 2e2re.
    e3re1a4l ere5co ere3in erei2 er5el. er3e1mo er5e1na er5ence 4erene er3en1t ere4q er5e2ss er3es2t
    eret4 er1h4 er1i e1r2i3a4 5erick1 e3rien er2ie4 eri4er er3in4e e1r2i1o 4erit er4i1u er2i4v
    e4ri1va er3m4 er4nis4 4er3n2it 5erniz er3no4 2ero er5ob e5r2oc ero4r er1ou2 e4r1s2 er3set er2se
    ert3er 4er2tl er3tw4 4eru eru4t 5erwau er1w e1s4a2 e4sa2ge. e4sages es2c e2s1ca es5ca2n e3scr
    es5cu e1s2e e2sec es5e1cr e4s5enc e4sert. e4ser4t1s2 e4ser1va 4es2h e3sha esh5e2n e1si e2sic
    e2s2id es5i1den e4s5ig1n4a es2ig e2s5im e2s4i4n esis4te e1sis e5si4u e5skin esk2 esk1i es4mi
    e2s1m e2sol e1so es3olu e2so2n es5o1n1a4 e1sp e2s3per es5pi1ra esp4ir es4pre espr2 2e2ss es4si4b
    es1si esta2n4 es1ta es3t2ig est2i es5tim 4es2to e3sto2n 2est4r e5stro estruc5 e2su2r e1su
    es5ur1r4 es4w2 e2ta4b e1ta e3ten4d e3teo ethod3 et1ic e5tide et2id e2t1in4 et2i4no e5t4ir
    e5t2i1t2io eti1ti et5i1t2iv 4e2t1n2 et5o1n1a e1to eto2n e3tra e3tre et3ric et5rif et3rog et5ros
    et3u1a e1tu et5ym e1ty e4t5z 4eu e5un e3up eu3ro e2us4 eute4 euti5l e4u1t2i eu5tr eva2p5 e1va
    e2vas ev5ast e5vea ev3el1l eve4l3o e5veng even4i ev1er e5v2er1b e1vi ev3id e2vi4l e4v1in e3v2i4v
    e5voc e5vu e1wa e4wag e5wee e3wh ewil5 ewi2 ew3in4g e3wit 1ex3p 5ey1c 5eye. eys4 1fa fa3b2l2
    f4ab3r fa4ce 4fag fa4i4n4 fai2 fal2l5e fal1l 4f4a4ma fam5is 5f2a2r far5th fa3ta fa3th2e f4ath
    4fa1to fau4lt5 fau4l2 4f5b 4fd 4fe. feas4 fe4ath3 fea2t f2e4b 4fe1ca 5fe2c1t 2fed fe3l2i fe4mo
    fen2d fen1d5e fer1 5fer1r4 fev4 4f1f f4fes f4f2ie4 f1fi f5f2in. f2fin f2f5is f4f2ly5 ff4l2 f2fy
    4fh 1fi f2i3a 2f3ic. 4f3ical fi1ca f3ica2n 4ficate f3i1cen fi3cer f2i1c4i 5fi3c2i1a 5fic2ie4
    4fi4c3s2 fi3cu fi5del f2id fight5 f2ig fil5i fil2l5in4 fil1l fill2i 4fi1ly 2fin 5fi1na f4in2d5
    f2i2ne f1in3g f2i4n4n2 fis4t2i f4l2 f5l2e2ss fles2 flin4 flo3re f2ly5 4fm 4fn 1fo 5fo2n fon4de
    f2ond fon4t fo2r fo5rat fo1ra for5ay fore5t for4i for1t5a fos5 4f5p fra4t f5rea fres5c fri2
    fril4 frol5 2f3s 2ft f4to f2ty 3fu fu5el 4fug fu4min fu1mi fu5ne fu3ri fusi4 f2us fu2s4s 4fu1ta
    1fy 1ga ga2f4 5gal. 3gal1i ga3lo 2gam ga5met g5a2mo gan5is ga2n ga3niz gani5za1 4gano4 gar5n4
    g2a2r ga2ss4 g4ath3 4ga1t2iv 4gaz g3b gd4 2ge. 2ged geez4 gel4in gel2i ge5lis ge5l1iz 4ge1ly
    1gen ge4n2at ge1na g5e5niz 4g4eno 4geny 1geo ge3om g4ery 5ge1si geth5 4ge1to ge4ty ge4v 4g1g2
    g2ge g3ger gglu5 ggl2 g1go4 gh3in gh5out ghou2 gh4to 5gi. 1g2i4a gi2a5r g1ic 5gi3c2i1a g2i1ci
    g4i1co gien5 g2ie4 5gies. gil4 g3i1men 3g4in. g4in5ge 5g4i2n1s2 5g2io 3g4ir gir4l g3is1l2 gi4u
    5g2iv 3giz gl2 gla4 gl2ad5i gla2d 5glas 1gle gli4b g3l2ig 3glo glo3r g1m g4my g1n4a g4na.
    gne4t4t2 g1ni g2n1in g4n2i4o g1no g4no4n 1go 3go. gob5 5goe 3g4o4g go3is goi2 go2n2 4g3o3n1a
    gon5do5 g2ond go3ni 5goo2 go5riz gor5ou2 5gos. gov1 g3p 1gr 4gra1d2a gra2d g4r2ai2 gra2n2
    5gra4ph. g5ra3ph4er 5graph1ic gr4aphi 4g3ra1phy 4gray gre4n 4gress. gr2e2ss 4grit g4ro gruf4 gs2
    g5ste gth3 gu4a 3guar2d gu2a2r 2gue 5gui5t g2ui2 3gun 3g2us 4gu4t g3w 1gy 2g5y3n gy5ra h3ab4l2
    ha2ch4 hae4m hae4t h5agu ha3la hala3m ha4m han4ci ha2n han4cy 5hand. h4and h2an4g hang5er
    han1g5o h5a5niz ha4n4k2 han4te han1t ha2p3l2 ha2p5t ha3ra2n h2a2r ha5r2as har2d hard3e har4le4
    har1l harp5en har2p har5ter ha2s5s haun4 5haz haz3a1 h1b 1hea2d1 3he2a2r he4ca2n he1ca h5ecat
    h4ed h4e5do5 he3l4i hel4lis hel1l hell2i hel4ly h5elo he4m4p he2n he1na4 hen5at he1o5r hep5
    h4er1a hera3p her4ba h2er1b here5a h3ern h5er1ou2 h2ero h3ery h1es he2s5p he4t he2t4ed h4eu4 h1f
    h1h hi5a2n h2i1a hi4co high5 h2ig h4il2 himer4 h4i1na hion4e h2io hio2n h2i4p hir4l h4ir hi3ro
    hir4p hir4r4 his3el h4ise h4i2s4s hith5er h2ith hith2e h2i2v 4hk 4h1l4 hla2n4 h2lo hlo3ri 4h1m
    hmet4 2h1n h5odiz h5o2d1s2 ho4g ho1ge4 hol5a2r ho1la 3hol4e ho4ma ho2me3 ho1n4a ho2n ho5ny 3hood
    hoo2 hoo2n4 hor5at ho1ra ho5r2is hort3e ho5ru hos4e ho5sen hos1p 1ho2us hou2 house3 hov5el 4h5p
    4hr4 hree5 hro5niz hro2n hro3po 4h1s2 h4s2h h4t2a2r h1ta ht1en ht5es h4ty hu4g hu4min hu1mi
    hun5ke hu4nk2 hun4t hus3t4 h2us hu4t h1w h4war4t hw2a2r hy3pe hy3ph hy2s 2i1a i2al iam4 iam5e1te
    i2a2n 4ianc ian3i 4ian4t ia5pe ia2ss4 i4a1t2iv ia4tric ia1tr i4a2tu ibe4 ib3er1a ib5ert ib5i1a
    ib3in ib5it. ibi2t ib5ite i1b2l2 ib3li i5bo i1br i2b5ri i5bu4n 4icam i1ca 5icap 4ic2a2r i4car.
    i4cara icas5 i4cay iccu4 ic3c 4iceo 4i2ch 2i1ci i5c2id ic5i1na i2cin i2c2ip ic3i1pa i4c1ly4
    i1c4l4 i2c5oc i1co 4i1cr 5icra i4cry ic4te i2c1t ic1tu2 ic4t3u1a ic3u1la ic4um ic5uo i3cur 2id
    i4dai2 i1d2a id5anc ida2n id5d4 ide3a4l ide4s2 i2di id5i2a2n i1d4i3a idi4a2r i5d2ie4 i1d3io
    idi5ou2 id1it id5i1u i3dle i4dom i1do id3ow i4dr i2du id5uo 2ie4 ied4e 5ie5ga ie2ld3 ie1n5a4
    ien4e i5e4n1n2 i3ent2i ien1t i1er. i3es2c i1est i3et 4if. if5ero ifer1 iff5en i4f1f if4fr
    4i2f3ic. i1fi i3f2ie4 i3f4l2 4i2ft 2ig iga5b i1ga ig3er1a ight3i 4igi i3gib ig3il4 ig3in ig3it
    i4g4l2 i2go ig3or ig5ot i5gre i1gr ig2u5i2 ig1ur i3h 4i5i4 i3j 4ik i1la il3a4b i4l4ade ila2d
    i2l5am ila5ra il2a2r i3leg il1er ilev4 i2l5f il1i il3i1a il2ib il3io il4ist 2il1it il2iz ill5ab
    il1l 4i2l1n2 il3o1q il4ty i4lt il5ur il3v i4mag i1ma im3age ima5ry im2a2r iment2a5r i1men
    i3men1t imen1ta 4imet im1i im5i1d4a im2id imi5le i5m2ini 4imit im4ni i4m1n i3mo2n i1mo i2mu
    im3u1la 2in. i4n3au i1na 4inav incel4 in3cer 4ind in5dling 2ine i3nee in4er4a2r in1er iner1a
    i5n2e2ss i1nes 4in1ga 4inge in5gen 4ingi in5gling ingl2 4in1go 4in1gu 2ini i5ni. i4n4i1a in3i4o
    in1is i5ni4te. in2it in2ite 5i3n2i1t2io ini1ti in3i1ty 4i4nk2 4i4n1l 2i4n1n2 2i1no i4no4c ino4s
    i4not 2i2n1s2 in3se insu1r5a in1su insu2r 2int. in1t 2in4th in1u i5n2us 4iny 2io 4io. io1ge4
    io2gr i1ol io4m ion3at io2n io1n1a ion4ery ion1er ion3i i2o5ph ior3i i4os i4o5th i5oti io4to
    i4our iou2 2ip ipe4 iphr2as4 ip4hr4 ip3i ip4ic ip4re4 ipr2 ip3ul i3qua iqu2 iq5ue1f iq3u2id
    iq2ui2 iq3ui3t 4ir i1ra i2ra4b i4rac ird5e ire4de i2r2ed i4re1f i4rel4 i4res ir5gi irg2 ir1i
    iri5de ir2id ir4is iri3tu 5i5r2iz ir4min ir1m iro4g 5iron. iro2n ir5ul 2is. is5ag isa2 is3a2r
    isas5 2is1c is3ch2 4ise is3er 3i4s3f is5ha2n is2h is3ho2n3 isho4 ish5op is3i1b is2i4d i5sis
    is5i1t2iv isi1ti 4is4k2 isla2n4 is1l2 4is4m1s2 i2s1m i2so iso5mer i3som iso2me is1p is2pi is4py
    4i2s1s is4sal is1sa2 issen4 is4s1e4s is4ta. is1ta is1te is1t2i ist4ly is2tl 4istral ist4r is1tra
    i2su is5us 4i3ta. i1ta ita4bi i2tab i4tag 4ita5m i3ta2n i3tat 2ite it3er1a i5ter1i it4es 2ith
    i1ti 4i1t2i1a 4i2tic it3i1ca 5i5tick1 i2t3ig it5il1l i2tim 2i1t2io 4itis i4ti2s4m i2t5o5m i1to
    4ito2n i4tram i1tra it5ry 4i4t3t2 it3u1at i1tu itu1a i5tud2 it3ul 4itz. i4tz i1u 2iv iv3el1l
    iv3en. i4v3er. i4vers. ive4r1s2 iv5il. i2vil iv5io iv1it i5vore iv3o3ro i4v3ot 4i5w ix4o 4iy
    4iz2a2r2 iza1 i2z1i4 5izon1t i1zo izo2n 5ja jac4q ja4p 1je je4r5s2 4jes4t2ie4 jest2i 4jes2ty
    jew3 jo4p 5judg 3ka. k3ab k5ag kais4 kai2 kal4 k1b k2ed 1kee ke4g ke5l2i k3en4d k1er kes4
    k3e2st. ke4ty k3f kh4 k1i 5ki. 5k2ic k4il1l kilo5 k4im k4in. kin4de k4ind k5i5n2e2ss k2ine
    ki1nes kin4g k2i4p kis4 k5is2h kk4 k1l 4k3ley 4k1ly k1m k5nes 1k2no ko5r kos2h4 k3ou2 kro5n
    4k1s2 k4sc ks4l2 k4s4y k5t k1w lab3ic l4abo l4a2ci4 l4ade la2d la3d2y lag4n la2m3o 3l4and la2n
    lan4dl lan5et lan4te lan1t lar4g2 l2a2r lar3i las4e la5ta2n la2ta 4latel2i4 4la1t2iv 4lav la4v4a
    2l1b lbin4 4l1c2 lce4 l3ci 2ld l2de ld4ere ld4er1i ldi4 ld5is1 l3dr l4dri le2a le4bi l2e1b
    le2ft5 le1f 5leg. 5le4g1g2 le4mat le1ma lem5at1ic 4len. 3lenc 5le2ne. 1len1t le3ph le4pr2
    le2ra5b ler1a ler4e 3lerg2 3l4er1i l4ero les2 le5s1co les2c 5lesq 3l2e2ss 5less. l3e1va lev4er.
    lev1er lev4er1a lev4e4r1s2 3ley 4leye 2lf l5fr 4l1g4 l5ga lg2a2r3 l4ges l1go3 2l3h li4ag l2i1a
    li2am4 liar5iz li2a2r liar1i li4as li4a1to li5bi 5lic2io l2i1ci li4cor li1co 4li4c3s2 4lict.
    li2c1t l4icu l3i1cy l3i1d2a l2id lid5er 3li2di lif3er1 l4i4f1f li4f4l2 5ligate l2ig li1ga 3ligh
    li4gra li1gr 3l4ik 4l4i4l lim4b2l2 li4m1b lim3i li4mo l4i4m4p l4i1na 1l4ine lin3ea l2in3i
    link5er l4i4nk2 li5og l2io 4l4iq lis4p l1it l2it. 5lit3i1ca li1ti l4i2tic l5i5ti4c3s2 liv3er
    l2iv l1iz 4lj lka3 l3kal4 lka4t l1l l4law l2le l5le2a l3lec l3leg l3lel l3le4n l3le4t ll2i
    l2lin4 l5l4i1na ll4o lloq2ui5 llo1q lloqu2 l2l5out llou2 l5low 2lm l5met lm3ing l4mo2d1 l1mo
    lmo2n4 2l1n2 3lo. lob5al lo4ci 4lof 3log1ic l5o1go 3logu lom3er lo2me 5long lo2n lon4i l3o3niz
    lood5 loo2 5lo4pe. lop3i l3o4p1m lo1ra4 lo4ra1to lo5r2ie4 lor5ou2 5los. los5et 5los5o3phiz lo2so
    los4op los2oph 5los5o1phy los4t lo4ta loun5d lou2 2lout 4lov 2lp lpa5b l1pa l3pha l5phi lp5ing
    lpi2n l3pit l4p2l2 l5pr2 4l1r 2l1s2 l4sc l2se l4s2ie4 4lt lt5ag l1ta ltane5 lta2n l1te lten4
    lter1a4 lth3i l5ties. lt2ie4 ltis4 l1tr l1tu2 ltu1r3a lu5a lu3br lu2ch4 lu3ci lu3en luf4 lu5id
    l2ui2 lu4ma 5lu1mi l5umn. lu4m1n 5lum3n4i1a lu3o luo3r 4lup lu2ss4 l2us lus3te 1lut l5ven l5vet4
    2l1w 1ly 4lya 4ly1b ly5me4 ly3no 2lys4 l5y3s2e 1ma 2mab ma2ca ma5ch2ine ma2ch ma4ch1in ma4c4l4
    mag5in mag1i 5mag1n 2mah ma2id5 mai2 4ma2ld ma3l2ig mal1i ma5lin mal4l2i mal1l mal4ty ma4lt
    5ma3n4i1a ma2n man5is man3iz 4map ma5ri2ne. m2a2r mar1i mar2in4e ma5r2iz mar4ly mar1l mar3v
    ma5sce mas4e mas1t 5mate m4ath3 ma3tis 4mati3za1 ma1tiz 4m1b m1ba4t5 m5bil m4b3ing mb2i4v 4m5c
    4me. 2med 4med. 5me3d4i3a m4edi me3d2ie4 m5e5d2y me2g mel5o2n me4l4t me2m me1m1o3 1men me1n4a
    men5ac men4de 4mene men4i me2n1s4 men1su5 3men1t men4te me5o2n m5er1sa2 me4r1s2 2mes 3mest2i
    me4ta met3a2l me1te me5thi m4etr 5met3ric me5tr2ie4 me3try me4v 4m1f 2mh 5mi. m2i3a mi1d4a m2id
    mid4g m2ig4 3mil3i1a mil1i m5i5l2ie4 m4il1l mi1n4a 3m4ind m5i3nee m2ine m4ingl2 min5gli m5ing1ly
    min4t m4in1u miot4 m2io m2is mi4s4er. m4ise mis3er mis5l2 mis4t2i m5i4stry mist4r 4m2ith m2iz
    4mk 4m1l m1m mma5ry m1ma mm2a2r 4m1n m1n4a m4n1in mn4o 1mo 4mocr 5moc5ra1tiz mo2d1 mo4go mois2
    moi2 mo4i5se 4m2ok mo5lest moles2 mo3me mon5et mo2n mon5ge mo3n4i3a mon4i2s1m mon1is mon4ist
    mo3niz monol4 mo3ny. mo2r 4mo5ra. mo1ra mos2 mo5sey mo3sp m4oth3 m5ouf mou2 3mo2us mo2v 4m1p
    mpara5 m1pa mp2a2r mpa5rab mp4a4r5i m3pe2t mphas4 m2pi mp2i4a mp5ies mp2ie4 m4p1i2n m5p4ir mp5is
    mpo3ri m1p4or mpos5ite m1pos m4po2us mpou2 mpov5 mp4tr m2p1t m2py 4m3r 4m1s2 m4s2h m5si 4mt 1mu
    mul2a5r4 mu1la 5mu4lt mul1ti3 3mum mun2 4mup mu4u 4mw 1na 2n1a2b n4abu 4nac. na4ca n5a2c1t
    nag5er. nak4 na4l1i na5l2i1a 4na4lt na5mit n2a2n nan1ci4 nan4it na4nk4 nar3c n2a2r 4nare nar3i
    nar4l n5ar1m n4as nas4c nas5t2i n2at na3ta2l na2ta nat5o5m2iz na2tom na1to n2au nau3se na2us
    3naut nav4e 4n1b4 nc2a2r5 n1ca n4ces. n3cha n2ch n5cheo nche2 n5ch4il2 n3chis n2c1in n1ci n2c4it
    ncou1r5a n1co ncou2 n1cr n1cu n4dai2 n1d2a n5da2n n1de nd5e2st. ndes2 ndi4b n5d2if n1dit n3diz
    n5du2c n1du ndu4r nd2we nd1w 2ne. n3e2a2r n2e2b neb3u ne2c 5neck1 2ned ne4gat ne1ga ne4g5a1t2iv
    5nege ne4la nel5iz nel2i ne5mi ne4mo 1nen 4nene 3neo ne4po ne2q n1er ne2ra5b ner1a n4er3a2r
    n2ere n4er5i ner4r4 1nes 2nes. 4ne1sp 2nest 4nes4w2 3net1ic ne4v n5eve ne4w n3f n4gab n1ga n3gel
    nge4n4e n1gen n5gere n3ger1i ng5ha n3gib ng1in n5git n4gla4 ngl2 ngov4 n1go ng5s2h ngs2 n1gu
    n4gum n2gy 4n1h4 nha4 nhab3 nhe4 3n4i1a ni3a2n ni4ap ni3ba ni4b2l2 n2i4d ni5di ni4er n2ie4 ni2fi
    ni5ficat nifi1ca n5i1gr n2ig n4ik4 n1im ni3m2iz nim1i n1in 5ni2ne. n2ine nin4g n2i4o 5n2is.
    nis4ta n2it n4ith 3n2i1t2io ni1ti n3itor ni1to ni3tr n1j 4nk2 n5k2ero nk1er n3ket nk3in nk1i
    n1k1l 4n1l n5m nme4 nmet4 4n1n2 nne4 nni3al n3n4i1a nn2i4v nob4l2 no3ble n5o1c4l4 4n3o2d 3noe
    4nog no1ge4 nois5i noi2 no5l4i 5nol1o1gis 3nomic n5o5m2iz no4mo no3my no4n non4ag no1n1a non5i
    n5oniz 4nop 5nop5o5l2i no2r5ab no1ra no4rary nor2a2r 4nos2c nos4e nos5t no5ta 1nou2 3noun
    nov3el3 nowl3 n1p4 npi4 npre4c npr2 n1q n1r nru4 2n1s2 n2s5ab nsa2 nsati4 ns4c n2se n4s3e4s
    ns2id1 ns2ig4 n2s1l2 n2s3m n4soc n1so ns4pe n5spi nsta5b2l2 ns1ta ns2tab n1t n2ta4b n1ta
    nte4r3s2 nt2i n5ti2b nti4er nt2ie4 nti2f2 n3t2ine n2t1in n4t3ing nt2i4p ntrol5l2i ntrol1l n4t4s2
    ntu3me n1tu n3tum nu1a nu4d nu5en nuf4fe nu4f1f n3ui4n n2ui2 3nu3it n4um nu1me n5u1mi 3nu4n n3uo
    nu3tr n1v2 n1w4 nym4 nyp4 4nz n3za1 4oa oa2d3 o5a5les2 o2ale oard3 o2a2r oas4e oast5e oat5i
    ob3a3b o5b2a2r o1be4l o1bi o2bin ob5ing o3br ob3ul o1ce o2ch4 o3che4t oche2 ocif3 o1ci o4cil
    o4clam o1c4l4 o4cod o1co oc3rac oc5ra1tiz ocre3 5ocrit ocri2 octo2r5a o2c1t oc1to oc3u1la o5cure
    od5d1ed od1d4 od3ic o1d2i3o o2do4 od4or3 o4d5uct. o1du odu2c odu2c1t o4d5uc4t1s2 o4el o5eng o3er
    oe4ta o3ev o2fi of5ite of4i4t4t2 o2g5a5r o1ga o4g5a1t2iv o4ga1to o1ge o5gene o1gen o5geo o4ger
    o3g2ie4 1o1gis og3it o4gl2 o5g2ly 3ogniz og1ni o4g4ro o1gr og2u5i2 1o1gy 2o2g5y3n o1h2 ohab5 oi2
    oic3es oi3der o2id oi4f1f4 o2ig4 oi5let o3ing oint5er oin1t o5i2s1m oi5so2n oi2so oist5en ois1te
    oi3ter o2ite o5j 2ok o3ken ok5ie4 ok1i o1la o4la2n ola2ss4 o2l2d ol2d1e ol3er o3les2c oles2
    o3let ol4fi o2lf ol2i o3l2i1a o3lice ol5id. ol2id o3li4f o5l4i4l ol3ing o5l2io o5l2is. ol3is2h
    o5l2ite ol1it o5l2i1t2io oli1ti o5l2iv oll2i4e4 ol1l oll2i ol5o3giz olo4r ol5p2l2 o2lp o4l2t
    ol3ub ol3ume ol3un o5l2us ol2v o2ly o2m5ah o1ma oma5l om5a1tiz om2be o4m1b om4b2l2 o2me om3e1n4a
    o1men om5er2se ome4r1s2 o4met om5e3try om4etr o3m2i3a om3ic. om3i1ca o5m2id om1in o5m2ini
    5ommend om1m om1men omo4ge o1mo o4mo2n om3pi o4m1p ompro5 ompr2 o2n o1n1a on4ac o3n2a2n on1c
    3oncil on1ci 2ond on5do o3nen o2n5est o1nes on4gu on1ic o3n2i4o on1is o5ni1u on3key o4nk2 on4odi
    o4n3o2d on3o3my o2n3s2 on5spi4 onspi1r5a onsp4ir on1su4 onten4 on1t on3t4i onti2f5 on5um on1va5
    on1v2 oo2 ood5e ood5i o2o4k oop3i o3ord oost5 o2pa o2p2e5d op1er 3oper1a 4op4erag 2oph o5pha2n
    o5ph4er op3ing opi2n o3pit o5po2n o4posi o1pos o1pr2 op1u opy5 o1q o1ra o5ra. o4r3ag or5al1iz
    oral1i or5an4ge ora2n or2ang ore5a o5re1a4l or3ei2 or4e5s2h or5e2st. ores2t orew4 or4gu org2
    4o5r2i3a or3i1ca o5ril or1in o1r2i1o or3i1ty o3ri1u or2mi or1m orn2e o5rof or3oug orou2 or5pe
    or1p 3orrh4 or1r4 or4se o4rs2 ors5en orst4 or3thi or3thy or4ty o5rum o1ry os3al osa2 os2c os4ce
    o3scop os1co 4oscopi o5scr os4i4e4 os5i1t2iv osi1ti os3i1to os3i1ty o5si4u os4l2 o2so o2s4pa
    os4po os2ta o5stati os5til ost2i os5tit o4ta2n o1ta otele4g ot3er. ot5e4r1s2 o4tes 4oth oth5e1si
    oth2e oth1es oth3i4 ot3ic. ot5i1ca o3tice o3tif2 o3tis oto5s2 o1to ou2 ou3b2l2 ouch5i ou2ch
    ou5et ou4l ounc5er oun2d ou5v2 ov4en over4ne ove4r3s2 ov4ert o3vis o4vi1ti4 o5v4ol ow3der ow3el
    ow5est3 ow1i2 own5i o4wo2 oy1a 1pa pa4ca pa4ce pa2c4t p4a2d 5paga4n pa1ga p3agat p4ai2 pa4i4n4
    p4al pa1n4a pa2n pan3el pan4ty pan1t pa3ny pa1p pa4pu para5b2l2 p2a2r pa2rab par5age par5d2i
    3pare par5el p4a4r1i par4is pa2te pa5ter 5pathic p4ath pa5thy pa4tric pa1tr pav4 3pay 4p1b pd4
    4pe. 3pe4a pear4l pe2a2r pe2c 2p2ed 3pede 3p4edi pe3d4i3a4 ped4ic p4ee pee4d pek4 pe4la pel2i4e4
    pel2i pe4n2a2n pe1na p4enc pen4th pen1t pe5o2n p4era. per1a pera5b2l2 pe2ra4b p4erag p4er1i
    peri5st per2is per4mal per3m4 per1ma per2me5 p4ern p2er3o per3ti p4e5ru per1v pe2t pe5ten pe5tiz
    4pf 4pg 4ph. phar5i ph2a2r ph4e3no phe2n ph4er ph4es. ph1es ph1ic 5ph2ie4 ph5ing 5phis1t2i 3phiz
    p4h2l4 3phob 3phone pho2n 5phoni pho4r 4p4h1s2 ph3t 5phu 1phy p2i3a pi2a2n4 pi4c2ie4 p2i1ci
    pi4cy p4id p5i1d2a pi3de 5pi2di 3piec p2ie4 pi3en pi4grap p2ig pi1gr pi3lo pi2n p4in. p4ind4
    p4i1no 3p2i1o pio2n4 p3ith pi5tha pi2tu 2p3k2 1p2l2 3pla2n plas5t pl2i3a pli5er pl2ie4 4pl2ig
    pli4n ploi4 plu4m plu4m4b 4p1m 2p3n po4c 5pod. po5em po3et5 5po4g poin2 poi2 5poin1t poly5t
    po2ly po4ni po2n po4p 1p4or po4ry 1pos po2s1s p4ot po4ta 5poun pou2 4p1p ppa5ra p1pa pp2a2r p2pe
    p4p2ed p5pel p3pen p3per p3pe2t ppo5s2ite p1pos pr2 pray4e4 5pre1c2i pre5co pre3e2m pre4f5ac
    pre1f pre1fa pre4la pr1e3r4 p3re1s2e 3pr2e2ss pre5ten pre3v2 5pr2i4e4 prin4t3 pr2i4s pri2s3o
    p3ro1ca pr2oc prof5it pro2fi pro3l pros3e pro1t 2p1s2 p2se ps4h p4si1b 2p1t p2t5a4b p1ta p2te
    p2th p1ti3m ptu4r p1tu p4tw4 pub3 pue4 puf4 pu4l3c2 pu4m pu2n pur4r4 5p2us pu2t 5pute put3er
    pu3tr put4t1ed pu4t3t2 put4t1in p3w qu2 qua5v4 2que. 3quer 3quet 2rab ra3bi rach4e2 ra2ch
    r5a1c4l4 raf5fi ra2f ra4f1f4 ra2f4t r2ai2 ra4lo ram3et r2ami ra3ne5o ra2n ran4ge r2ang r4ani
    ra5no4 rap3er 3ra1phy rar5c r2a2r rare4 rar5e1f 4raril rar1i r2as ratio2n4 ra1t2io rau4t ra5vai2
    ra2va rav3el ra5z2ie4 ra2z1i r1b r4bab r4bag rbi2 r2b3i4f r2bin r5b2ine rb5ing. rb4o r1c r2ce
    r1cen4 r3cha r2ch rch4er rche2 r4ci4b r1ci r2c4it rcum3 r4dal r1d2a rd2i r1d4i4a rdi4er rd2ie4
    rd1in4 rd3ing 2re. re1a4l re3a2n re5ar1r4 re2a2r 5rea2v re4aw r5ebrat r2e1b re3br rec5ol1l
    re2col re1co re4c5ompe reco4m1p re4cre re1cr 2r2ed re1de re3dis1 r4edi red5it re4fac re1f re1fa
    re2fe re5fer. refer1 re3fi re4fy reg3is re5it rei2 re1l2i re5lu r4en4ta ren1t ren4te re1o
    re5pi2n re4posi re1po re1pos re1pu r1er4 r4er1i r2ero4 r4e5ru r4es. re4spi re1sp res4s5i4b
    r2e2ss res1si res2t re5s2ta2l res1ta r2e3st4r re4ter re4ti4z re3tri r4eu2 re5u1t2i rev2 re4val
    re1va rev3el r5ev5er. rev1er re5ve4r1s2 re5vert re5vi4l re1vi rev5olu re4wh r1f r3fu4 r4fy rg2
    rg3er r3get r3g1ic rgi4n rg3ing r5gis r5git r1gl2 rgo4n2 r1go r3gu rh4 4rh. 4rhal r2i3a ria4b
    ri4ag r4ib rib3a ric5as5 ri1ca r4ice 4r2i1ci 5ri5c2id ri4c2ie4 r4i1co rid5er r2id ri3enc r2ie4
    ri3en1t ri1er ri5et rig5a2n r2ig ri1ga 5r4igi ril3iz ril1i 5rima2n ri1ma rim5i 3ri1mo rim4pe
    ri4m1p r2i1na 5rina. r4in4d r2in4e rin4g r2i1o 5riph r2ip riph5e ri2p2l2 rip5lic r4iq r2is r4is.
    r2is4c r3is2h ris4p ri3ta3b ri1ta r5ited. r2ite ri2t1ed rit5er. rit5e4r1s2 r4i2t3ic ri1ti ri2tu
    rit5ur riv5el r2iv riv3et riv3i r3j r3ket rk4le rk1l rk4lin r1l rle4 r2led r4l2ig r4lis rl5is2h
    r3lo4 r1m rma5c r1ma r2me r3men rm5e4r1s2 rm3ing r4ming. r4m2io r3mit r4my r4n2a2r r1na r3nel
    r4n1er r5net r3ney r5nic r1nis4 r3n2it r3n2iv rno4 r4nou2 r3nu rob3l2 r2oc ro3cr ro4e ro1fe
    ro5fil ro2fi r2ok2 ro5k1er 5role. rom5e1te ro2me ro4met rom4i ro4m4p ron4al ro2n ro1n1a ron4e
    ro5n4is ron4ta ron1t 1room roo2 5root ro3pel rop3ic ror3i ro5ro ro2s5per ro2s4s ro4th2e r4oth
    ro4ty ro4va rov5el rox5 r1p r4pe4a r5pen1t rp5er. r3pe2t rp4h4 rp3ing rpi2n r3po r1r4 rre4c
    rre4f r4re1o rre4s2t rr2i4o rr2i4v rro2n4 rros4 rrys4 4rs2 r1sa2 rsa5ti rs4c r2se r3sec rse4cr
    r4s5er. rs3e4s r5se5v2 r1s2h r5sha r1si r4si4b rso2n3 r1so r1sp r5sw2 rta2ch4 r1ta r4tag r3t2e1b
    r3ten4d r1te5o r1ti r2t5i2b rt2i4d r4tier rt2ie4 r3t2ig rtil3i rtil4l r4ti1ly r4tist r4t2iv
    r3tri rtr2oph4 rt4s2h4 r4t1s2 ru3a ru3e4l ru3en ru4gl2 ru3i4n r2ui2 rum3p2l2 ru4m2p ru2n ru4nk5
    run4ty run1t r5usc2 r2us ru2t1i5n r4u1t2i rv4e rvel4i r3ven rv5er. r5vest rv4e2s r3vey r3vic
    r3v2i4v r3vo r1w ry4c 5rynge ryn5g ry3t sa2 2s1ab 5sack1 sac3ri2 s3a2c1t 5sai2 sa4l2a2r4 s4a2l4m
    sa5lo sa4l4t 3sanc sa2n san4de s4and s1ap sa5ta 5sa3t2io sa2t3u sau4 sa5vor 5saw 4s5b scan4t5
    s1ca sca2n sca4p scav5 s4ced 4s3cei2 s4ces s2ch2 s4cho2 3s4c2ie4 s1ci 5sc4in4d s2cin scle5
    s1c4l4 s4cli scof4 s1co 4scopy5 scou1r5a scou2 s1cu 4s5d 4se. se4a seas4 sea5w se2c3o 3se2c1t
    4s4ed se4d4e s5edl se2g se1g3r 5sei2 se1le 5se2l2f 5selv 4se1me se4mol se1mo sen5at se1na 4senc
    sen4d s5e2ned sen5g s5en1in 4sen4t1d sen1t 4sen2tl se2p3a3 4s1er. s4er1l s2er4o 4ser3vo s1e4s
    s4e5s2h ses5t 5se5um s4eu 5sev sev3en sew4i2 5sex 4s3f 2s3g s2h 2sh. sh1er 5shev sh1in sh3io
    3sh2i4p sh2i2v5 sho4 sh5o2l2d sho2n3 shor4 short5 4sh1w si1b s5ic3c 3si2de. s2id 5side4s2 5si2di
    si5diz 4sig1n4a s2ig sil4e 4si1ly 2s1in s2i1na 5si2ne. s2ine s3ing 1s2io 5sio2n sio1n5a s4i2r
    si1r5a 1sis 3s2i1t2io si1ti 5si1u 1s2iv 5siz sk2 4ske s3ket sk5ine sk1i sk5in4g s1l2 s3lat s2le
    sl2ith5 sl1it 2s1m s3ma smal1l3 sma2n3 smel4 s5men 5s4m2ith smo2l5d4 s1mo s1n4 1so so4ce so2ft3
    so4lab so1la so2l3d2 so3lic sol2i 5sol2v 3som 3s4on. so2n so1n1a4 son4g s4op 5soph1ic s2oph
    s5o3phiz s5o1phy sor5c sor5d 4sov so5vi 2s1pa 5sp4ai2 spa4n spen4d 2s5peo 2sper s2phe 3sph4er
    spho5 spil4 sp5ing spi2n 4s3p2i1o s4p1ly s1p2l2 s4po2n s1p4or4 4sp4ot squal4l squ2 s1r 2ss s1sa2
    ssas3 s2s5c s3sel s5sen5g s4ses. ss1e4s s5set s1si s4s2ie4 ssi4er s4s5i1ly s4s1l2 ss4li s4s1n4
    sspen4d4 ss2t ssu1r5a s1su ssu2r ss5w2 2st. s2tag s1ta s2ta2l stam4i 5st4and sta2n s4ta4p 5stat.
    s4t1ed stern5i s5t2ero ste2w ste1w5a s3th2e st2i s4ti. s5t2i1a s1tic 5s4tick1 s4t2ie4 s3tif2
    st3ing s2t1in 5st4ir s1tle s2tl 5stock1 s1to sto2m3a 5stone sto2n s4top 3store st4r s4tra2d
    s1tra 5stra2tu s4tray s4tr2id 4stry 4st3w4 s2ty 1su su1al su4b3 su2g3 su5is s2ui2 suit3 s4ul
    su2m su1m3i su2n su2r 4sv sw2 4s1wo2 s4y 4sy1c 3syl syn5o sy5rin 1ta 3ta. 2tab ta5bles2 tab2l2
    5tab5o5l1iz tabol2i 4t4a2ci ta5do ta2d 4ta2f4 tai5lo tai2 ta2l ta5la tal5en t2ale tal3i 4talk
    tal4lis tal1l tall2i ta5log ta5mo tan4de ta2n t4and 1tan1ta3 tan1t ta5per ta5p2l2 tar4a t2a2r
    4tar1c 4tare ta3r2iz tar1i tas4e ta5s4y 4tat1ic ta4tur ta2tu taun4 tav4 2taw tax4is tax3i 2t1b
    4tc t4ch tch5e4t tche2 4t1d 4te. te2ad4i tea2d1 4tea2t te1ce4 5te2c1t 2t1ed t4e5di 1tee teg4
    te5ger4 te5gi 3tel. tel2i4 5te2l1s2 te2ma2 tem3at 3ten2a2n te1na 3tenc 3tend 4te1nes 1ten1t
    ten4tag ten1ta 1teo te4p te5pe ter3c 5ter3d 1ter1i ter5ies ter2ie4 ter3is teri5za1 5t4er3n2it
    ter5v 4tes. 4t2e2ss t3ess. teth5e 3t4eu 3tex 4tey 2t1f 4t1g 2th. tha2n4 th2e 4thea th3eas
    the5a2t the3is thei2 3the4t th5ic. th5i1ca 4th4il2 5th4i4nk2 4t4h1l4 th5ode 5thod3ic 4thoo2
    thor5it tho5riz 2t4h1s2 1t2i1a ti4ab ti4a1to 2ti2b 4tick1 t4i1co t4ic1u 5ti2di t2id 3tien t2ie4
    tif2 ti5fy 2t2ig 5tigu til2l5in4 til1l till2i 1tim 4ti4m1p tim5ul ti2mu 2t1in t2i1na 3ti2ne.
    t2ine 3t2ini 1t2io ti5oc tion5ee tio2n 5tiq ti3sa2 3t4ise ti2s4m ti5so tis4p 5tisti1ca tis1t2i
    tis1tic ti3tl ti4u 1t2iv ti1v4a 1tiz ti3za1 ti3ze4n ti2ze 2tl t5la tla2n4 3tle. 3tled 3tles.
    tles2 t5let. t5lo 4t1m tme4 2t1n2 1to to3b to5crat 4to2do4 2tof to2gr to5ic toi2 to2ma to4m4b
    to3my ton4a4l1i to2n to1n1a to3n2at 4tono 4tony to2ra to3r2ie4 tor5iz tos2 5tour tou2 4tout
    to3w2a2r 4t1p 1tra t2ra3b tra5ch tr4a2ci4 tra2c4it trac4te tra2c1t tr2as4 tra5ven trav5e2s5
    tre5f tre4m trem5i 5tr2i3a tri5ces tr4ice 5tri3c2i1a t4r2i1ci 4tri4c3s2 2trim tr2i4v tro5m4i
    tron5i tro2n 4trony tro5phe tr2oph tro3sp tro3v tr2u5i2 tr2us4 4t1s2 t4sc ts2h4 t4sw2 4t3t2
    t4tes t5to t1tu4 1tu tu1a tu3a2r tu4b4i tud2 4tue 4tuf4 5t2u3i2 3tum tu4nis tu1ni 2t3up. 3ture
    5turi tur3is tur5o tu5ry 3t2us 4tv tw4 4t1wa twis4 twi2 4t1wo2 1ty 4tya 2tyl type3 ty5ph 4tz
    t2z4e 4uab uac4 ua5na ua2n uan4i uar5an1t u2a2r uara2n uar2d uar3i uar3t u1at uav4 ub4e u4bel
    u3ber u4b2ero u1b4i u4b5ing u3b4le. ub2l2 u3ca uci4b u1ci u2c4it ucle3 u1c4l4 u3cr u3cu u4cy
    ud5d4 ud3er ud5est udes2 ude1v4 u1dic ud3ied ud2ie4 ud3ies ud5is1 u5dit u4do2n u1do ud4si u2d1s2
    u4du u4ene ue2n1s4 uen4te uen1t uer4il uer1i 3u1fa u3f4l2 ugh3e2n ug5in 2ui2 uil5iz uil1i ui4n
    u1ing uir4m u4ir ui1ta4 u2iv3 ui4v4er. u5j 4uk u1la ula5b u5lati ul2ch4 u4l1c2 5ulche2 ul3der
    u2ld ul2de ul4e u1len ul4gi u4l1g4 ul2i u5l2i1a ul3ing ul5is2h ul4l2a2r ul1l ul4li4b ull2i
    ul4lis 4u2l3m u1l4o 4u2l1s2 uls5e4s ul2se ul1ti u4lt ul1tra3 ul1tr 4ul1tu2 u3lu ul5ul ul5v
    u2m5ab u1ma um4bi u4m1b um4b1ly umb2l2 u1mi u4m3ing umor5o u1mo umo2r u4m2p un2at4 u1na u2ne
    un4er u1ni un4im u2n1in un5is2h un2i3v u2n3s4 un4sw2 un2t3a4b un1t un1ta un4ter. un4tes unu4
    un5y u4n5z u4o4rs2 u5os u1ou2 u1pe upe4r5s2 u5p2i3a up3ing upi2n u3p2l2 u4p3p upport5 up1p4or
    up2t5i2b u2p1t up1tu4 u1ra 4ura. u4rag u4r2as ur4be ur1b ur1c4 ur1d ure5a2t ur4fer1 ur1f ur4fr
    u3rif uri4fic uri1fi ur1in u3r2i1o u1rit ur3iz ur2l url5ing. ur4no4 uros4 ur4pe ur1p ur4pi
    urs5er u4rs2 ur2se ur5tes ur3th2e ur1ti4 ur4t2ie4 u3ru 2us u5sa2d usa2 u5sa2n us4ap usc2 us3ci
    use5a u5s2i1a u3sic us4lin us1l2 us1p us5s1l2 u2ss us5tere us1t4r u2su usu2r4 u2ta4b u1ta u3tat
    4u4te. 4utel 4uten uten4i 4u1t2i uti5l2iz util1i u3t2ine u2t1in ut3ing utio1n5a u1t2io utio2n
    u4tis 5u5tiz u4t1l u2t5of u1to uto5g uto5mat1ic uto2ma u5to2n u4tou2 u4t1s4 u3u uu4m u1v2 ux1u3
    u2z4e 1va 5va. 2v1a4b vac5il v4a2ci vac3u vag4 va4ge va5l2i4e4 val1i val5o val1u va5mo va5niz
    va2n va5pi var5ied v2a2r var1i var2ie4 3vat 4ve. 4ved veg3 v3el. vel3l2i vel1l ve4lo v4e1ly
    ven3om v4eno v5enue v4erd 5v2e2re. v4erel v3eren ver5enc v4eres ver3ie4 ver1i vermi4n ver3m4
    3ver2se ve4r1s2 ver3th v4e2s 4ves. ves4te ve4te vet3er ve4ty vi5al1i v2i1a vi2al 5vi2a2n 5vi2de.
    v2id 5vi2d1ed 4v3i1den 5vide4s2 5vi2di v3if vi5gn v2ig v4ik4 2vil 5v2il1it vil1i v3i3l2iz v1in
    4vi4na v2inc v4in5d 4ving vi1o3l v2io v3io4r vi1ou2 v2i4p vi5ro v4ir vis3it vi3so vi3su 4vi1ti
    vit3r 4vi1ty 3v2iv 5vo. voi4 3v2ok vo4la v5ole 5vo4l2t 3vol2v vom5i vo2r5ab vo1ra vori4 vo4ry
    vo4ta 4vo1tee 4vv4 v4y w5ab2l2 2wac wa5ger wa2g5o wait5 wai2 w5al. wam4 war4t w2a2r was4t wa1te
    wa5ver w1b wea5r2ie4 we2a2r wear1i we4ath3 wea2t we4d4n4 weet3 wee5v wel4l w1er west3 w3ev whi4
    wi2 wil2 wil2l5in4 wil1l will2i win4de w4ind win4g w4ir4 3w4ise w2ith3 wiz5 w4k wl4es2 wl3in
    w4no 1wo2 wom1 wo5v4en w5p wra4 wri4 wri1ta4 w3s2h ws4l2 ws4pe w5s4t 4wt wy4 x1a xac5e x4a2go
    xam3 x4ap xas5 x3c2 x1e xe4cu1to xe1cu xe3c4ut x2ed xer4i x2e5ro x1h xhi2 xh4il5 xhu4 x3i x2i5a
    xi5c xi5di x2id x4ime xi5m2iz xim1i x3o x4ob x3p xp4an4d x1pa xpa2n xpec1to5 xpe2c xpe2c1t
    x2p2e3d x1t2 x3ti x1u xu3a xx4 y5ac 3y2a2r4 y5at y1b y1c y2ce yc5er y3ch ych4e2 ycom4 y1co ycot4
    y1d y5ee y1er y4er1f yes4 ye4t y5gi 4y3h y1i y3la ylla5b2l2 yl1l y3lo y5lu ymbol5 y4m1b yme4
    ym1pa3 y4m1p yn3c4hr4 yn2ch yn5d yn5g yn5ic 5ynx y1o4 yo5d y4o5g yom4 yo5net yo2n y4o2n3s2 y4os
    y4p2ed yper5 yp3i y3po y4po4c yp2ta y2p1t y5pu yra5m yr5i3a y3ro yr4r4 ys4c y3s2e ys3i1ca y1s3io
    3y1sis y4so y2ss4 ys1t ys3ta ysu2r4 y1su y3thin yt3ic y1w za1 z5a2b z2a2r2 4zb 2ze ze4n ze4p
    z1er z2e3ro zet4 2z1i z4il z4is 5zl 4zm 1zo zo4m zo5ol zoo2 zte4 4z1z2 z4zy .as9s8o9c8i8a8te.
    .as1so .asso1ci .asso3c2i1a .as9s8o9c8i8a8t8es. .de8c9l8i9n8a9t8i8on. .de1c4l4 .decl4i1na
    .declin2at .declina1t2io .declinatio2n .ob8l8i8g9a9t8o8ry. .ob2l2 .obl2ig .obli1ga .obliga1to
    .obligato1ry .ph8i8l9a8n9t8h8r8o8p8ic. .ph4il2 .phi1la .phila2n .philan1t .philant4hr4
    .philanthrop3ic .pr8e8s8e8nt. .p3re1s2e .presen1t .pr8e8s8e8n8ts. .presen4t4s2 .pr8o8j8e8ct.
    .pro5j .pro1je .proje2c1t .pr8o8j8e8c8ts. .projec4t1s2 .re8c9i9p8r8o8c9i9t8y. .re1c2i .rec2ip
    .recipr2 .recipr2oc .re1cipro1ci .recipro2c1it .reciproci1ty .re9c8o8g9n8i9z8a8n8ce. .re1co
    .re2cog .rec3ogniz .recog1ni .recogniza1 .recogniza2n .re8f9o8r9m8a9t8i8on. .re1f .re1fo .refo2r
    .refor1m .refor1ma .reforma1t2io .reformatio2n .re8t9r8i9b8u9t8i8on. .re3tri .retr4ib
    .retri3bu1t2io .retrib4u1t2i .retributio2n .ta9b8le. .2tab .tab2l2 .ac8a8d9e9m8y. .a1ca .aca2d
    .acad4em .acade3my .ac8a8d9e9m8i8e8s. .academ2i4e4 .ac9c8u9s8a9t8i8v8e. .ac3c .ac1c2us .accusa2
    .accusa1t2iv .ac8r8o9n8y8m. .acro2n .acronym4 .ac8r8y8l9a8m8i8d8e. .acry3la .acrylam2id
    .ac8r8y8l9a8m8i8d8e8s. .acrylamide4s2 .ac8r8y8l9a8l8d8e9h8y8d8e. .acryla2ld .acrylal2de
    .acrylalde1h4 .acrylaldehy1d .ad8d9a9b8l8e. .ad1d2a .ad2d3a4b .addab2l2 .ad8d9i9b8l8e.
    .addi1b2l2 .ad8r8e8n9a9l8i8n8e. .a1dr .adre4 .a5dren .adre1na .adrena4l1i .adrena1l4ine
    .ae8r8o9s8p8a8c8e. .ae4r .a2ero .aero2s4pa .aerospa4ce .af9t8e8r9t8h8o8u8g8h8t. .afterthou2
    .af9t8e8r9t8h8o8u8g8h8t8s. .afterthough4t1s2 .ag8r8o8n9o9m8i8s8t. .a1gr .ag4ro .agro2n
    .agronom2is .ag8r8o8n9o9m8i8s8t8s. .agronomis4t1s2 .al9g8e9b8r8a9i9c8a8l9l8y. .a4l1g4 .alg2e1b
    .alge3br .algebr2ai2 .algebrai1ca .algebraical1l .algebraical1ly .am9p8h8e8t9a9m8i8n8e. .a4m1p
    .amphe4t .amphe1ta .amphetam1in .amphetam2ine .am9p8h8e8t9a9m8i8n8e8s. .amphetami1nes
    .an9a9l8y8s8e. .3ana1ly .a1na .an4a2lys4 .anal5y3s2e .an9a9l8y8s8e8d. .analy4s4ed
    .an8a8l8y9s8e8s. .analys1e4s .an9i8s8o9t8r8o8p9i8c. .ani2so .anisotrop3ic
    .an9i8s8o9t8r8o8p9i9c8a8l9l8y. .anisotropi1ca .anisotropical1l .anisotropical1ly
    .an9i8s8o8t9r8o9p8i8s8m. .anisotropi2s1m .an9i8s8o8t9r8o8p8y. .anisotropy5 .an8o8m9a8l8y. .ano4
    .anoma5l .ano1ma .anoma1ly .an8o8m9a8l8i8e8s. .anomal1i .anomal2i4e4
    .an8t8i9d8e8r8i8v9a9t8i8v8e. .ant2id .antider1i .antider2i4v .antide4ri1va .antideri3vat
    .antider2iva1t2iv .an8t8i9d8e8r8i8v9a9t8i8v8e8s. .antiderivativ4e2s
    .an8t8i9h8o8l8o9m8o8r9p8h8i8c. .anti3h .antiholo1mo .antiholomo2r .antiholomor1p
    .antiholomorp4h4 .antiholomorph1ic .an9t8i8n9o9m8y. .an2t1in .ant2i1no .antino3my
    .an9t8i8n9o9m8i8e8s. .antinom2ie4 .an9t8i9n8u9c8l8e8a8r. .antin1u .antinucle3 .antinu1c4l4
    .antinucle2a .antinucle2a2r .an9t8i9n8u9c8l8e9o8n. .antinucleo2n
    .an9t8i9r8e8v9o9l8u9t8i8o8n9a8r8y. .ant4ir .antirev2 .antirev5olu .antirevo1lut .antirevol4u1t2i
    .antirevolutio1n5a .antirevolu1t2io .antirevolutio2n .antirevolution2a2r .ap8o8t8h9e9o9s8e8s.
    .ap4ot .ap4oth .apoth2e .apotheos4 .apotheos1e4s .ap8o8t8h9e9o9s8i8s. .apotheo1sis
    .ap9p8e8n9d8i8x. .a4p1p .ap2pe .ap3pen .ar9c8h8i9m8e9d8e8a8n. .ar1c .ar2ch .archi2med
    .archimedea2n .ar9c8h8i9p8e8l9a8g8o. .arch2i4p .archipe4 .archipe4la .archipela2go
    .ar9c8h8i9p8e8l9a9g8o8s. .ar9c8h8i8v8e. .arch2i2v .ar9c8h8i8v8e8s. .archiv4e2s
    .ar9c8h8i8v9i8n8g. .archiv1in .archi4ving .ar9c8h8i8v9i8s8t. .ar9c8h8i8v9i8s8t8s. .archivis4t1s2
    .ar9c8h8e9t8y8p9a8l. .arche2 .arche4t .arche1ty .archety1pa .archetyp4al
    .ar9c8h8e9t8y8p9i9c8a8l. .archetyp3i .archetypi1ca .ar8c9t8a8n9g8e8n8t. .ar2c1t .arct5ang
    .arc1ta .arcta2n .arctan1gen .arctangen1t .ar8c9t8a8n9g8e8n8t8s. .arctangen4t4s2
    .as9s8i8g8n9a9b8l8e. .as1si .as4sig1n4a .ass2ig .assig2n1a2b .assignab2l2 .as9s8i8g8n9o8r.
    .assig1no .as9s8i8g8n9o8r8s. .assigno4rs2 .as9s8i8s8t9a8n8t9s8h8i8p. .as1sis .assis1ta
    .assista2n .assistan1t .assistan4t4s2 .assistants2h4 .assistant3sh2i4p
    .as9s8i8s8t9a8n8t9s8h8i8p8s. .assistantshi2p1s2 .as8y8m8p9t8o9m8a8t8i8c. .as4y .asy4m1p
    .asym2p1t .asymp1to .asympto2ma .asymptomat1ic .as9y8m8p9t8o8t9i8c. .as8y8n9c8h8r8o9n8o8u8s.
    .asyn3c4hr4 .asyn2ch .asynchro2n .asynchro1nou2 .asynchrono2us .at8h9e8r9o9s8c8l8e9r8o9s8i8s.
    .4ath .ath2e .ath2ero .atheros2c .atheroscle5 .atheros1c4l4 .ath2eroscl4ero .atherosclero1sis
    .at9m8o8s9p8h8e8r8e. .a4t1m .at1mo .atmos2 .atmo3sp .atmos2phe .atmo3sph4er
    .at9m8o8s9p8h8e8r8e8s. .at9t8r8i8b9u8t8e8d. .a4t3t2 .attr4ib .attribu2t1ed
    .at9t8r8i8b9u8t9a8b8l8e. .attri4bu1ta .attribu2ta4b .attributab2l2 .au9t8o9m8a9t8i8o8n. .au1to
    .auto2ma .automa1t2io .automatio2n .au9t8o8m9a9t8o8n. .au1toma1to .automato2n .au9t8o8m9a9t8a.
    .automa2ta .au9t8o9n8u8m9b8e8r9i8n8g. .au5to2n .auton5um .autonu4m1b .autonumber1i
    .autonumberin4g .au9t8o8n9o9m8o8u8s. .au4tono .autono4mo .autono3mo2us .autonomou2
    .au8t8o9r8o8u8n8d9i8n8g. .autorou2 .autoroun2d .autoround1in .av9o8i8r9d8u9p8o8i8s. .avoi4
    .avo4ir .avoir1du .avoir4dup .avoi2rdupoi2 .ba8n8d9l8e8a8d8e8r. .b4and .ban1dl .bandle2a
    .bandlea2d1 .ba8n8d9l8e8a8d8e8r8s. .bandleade4r5s2 .ba8n8k9r8u8p8t. .ba4nk2 .bankru2p1t
    .ba8n8k9r8u8p8t9c8y. .bankrup4tc .bankrupt1cy .ba8n8k9r8u8p8t9c8i8e8s. .bankrupt1ci
    .bankruptc2ie4 .ba8r9o8n8i8e8s. .b2a2r .ba5roni .baro2n .baron2ie4 .ba8s8e9l8i8n8e9s8k8i8p.
    .basel2i .base1l4ine .baseli1nes .baselinesk2 .baselinesk1i .baselinesk2i4p .ba9t8h8y8m9e9t8r8y.
    .1bat .b4ath .bathyme4 .bathym4etr .bathyme3try .ba8t8h8y9s8c8a8p8h8e. .bathy2s .bathys4c
    .bathysca4p .bathys1ca .be8a8n9i8e8s. .bea2n .bea3nies .bean2ie4 .be9h8a8v9i8o8u8r. .be1h4
    .behav1i .behavi1ou2 .behav2io .behavi4our .be9h8a8v9i8o8u8r8s. .behaviou4rs2 .be8v8i8e8s.
    .be1vi .bev2ie4 .bi8b9l8i9o8g9r8a9p8h8y9s8t8y8l8e. .bi2b .bi1b2l2 .bib3li .bibli5og .bibl2io
    .biblio2gr .biblio4g3ra1phy .bibliography2s .bibliographys1t .bibliographys2ty
    .bibliographys2tyl .bi9d8i8f9f8e8r9e8n9t8i8a8l. .b2i4d .bi2di .bid1if .bidi4f1f .bidiffer1
    .bidiffer3en1t .bidifferent2i .bidifferen1t2i1a .bidifferenti2al .bi8g9g8e8s8t. .b2ig .bi4g1g2
    .big2ge .bi8l8l9a8b8l8e. .1bil .bill5ab .bil1l .billab2l2 .bi8o9m8a8t8h9e9m8a8t9i8c8s. .b2io
    .bio4m .bio1ma .biom4ath3 .biomath5em .biomath2e .bio1mathe1ma .biomathemat1ic
    .biomathemati4c3s2 .bi8o9m8e8d9i9c8a8l. .bio2me .bio2med .biom4edi .biomed3i1ca
    .bi8o9m8e8d9i9c8i8n8e. .biomed2i1ci .biomedi2cin .biomedic2ine .bi8o9r8h8y8t8h8m8s. .biorh4
    .biorhyt4h1m .biorhyth4m1s2 .bi8t9m8a8p. .bi2t .bi4t1m .bit1ma .bit4map .bi8t9m8a8p8s.
    .bitma2p1s2 .bl8a8n8d9e8r. .b2l2 .b3l4and .bla2n .blan1de .bl8a8n8d9e8s8t. .blande4s2
    .bl8i8n8d9e8r. .bl4ind .blin1de .bl8o8n8d8e8s. .b4lo .blo2n .bl2ond .blon1de .blondes2
    .bl8u8e9p8r8i8n8t. .bluepr2 .blueprin4t3 .bl8u8e9p8r8i8n8t8s. .blueprin4t4s2 .bo9l8o8m9e9t8e8r.
    .bolo2me .bolo4met .bolome1te .bo8o8k9s8e8l8l9e8r. .3boo2 .bo2o4k .boo4k1s2 .booksel1l
    .booksel2le .bo8o8k9s8e8l8l9e8r8s. .bookselle4r1s2 .bo8o8l9e8a8n. .boole2a .boolea2n
    .bo8o8l9e8a8n8s. .boolea2n1s2 .bo8r9n8o9l8o8g9i9c8a8l. .borno4 .borno3log1ic .bornologi1ca
    .bo8t9u9l8i8s8m. .bo1tu .botul2i .botuli2s1m .br8u8s8q8u8e8r. .br2us .brusqu2 .brus3quer
    .bu8f9f8e8r. .buf4fer1 .bu4f1f .bu8f9f8e8r8s. .buffe4r1s2 .bu8s8i8e8r. .bus5ie4 .b2us
    .bu8s8i8e8s8t. .busi1est .bu8s8s8i8n8g. .bu2ss .bus1si .bus2s1in .buss3ing .bu8t8t8e8d.
    .but2t1ed .bu8z8z9w8o8r8d. .bu4z1z2 .buzz1wo2 .bu8z8z9w8o8r8d8s. .buzzwor2d1s2
    .ca9c8o8p8h9o9n8y. .ca1co .cac2oph .cacopho5ny .cacopho2n .ca9c8o8p8h9o9n8i8e8s. .caco5phoni
    .cacophon2ie4 .ca8l8l9e8r. .cal1l .cal2le .ca8l8l9e8r8s. .calle4r1s2 .ca8m9e8r8a9m8e8n.
    .cam5er1a .camera1men .ca8r8t9w8h8e8e8l. .cartw4 .ca8r8t9w8h8e8e8l8s. .cartwhee2l1s2
    .ca9t8a8r8r8h8s. .ca2ta .cat2a2r .catar1r4 .catarrh4 .catarr4h1s2 .ca8t9a9s8t8r8o8p8h9i8c.
    .catas1t4r .catastr2oph .catastroph1ic .ca8t9a9s8t8r8o8p8h9i9c8a8l8l8y. .1catastrophi1ca
    .catastrophical1l .catastrophical1ly .ca8t9e9n8o8i8d. .cat4eno .catenoi2 .cateno2id
    .ca8t9e9n8o8i8d8s. .catenoi2d1s2 .ca8u9l8i9f8l8o8w9e8r. .cau4l2 .caul2i .cauli4f4l2
    .cauliflow1er .ch8a8p9a8r9r8a8l. .chap2a2r4 .cha1pa .chapar1r4 .ch8a8r9t8r8e8u8s8e. .ch2a2r
    .chartr4eu2 .chartre2us4 .ch8e8m8o9t8h8e8r9a8p8y. .che2 .che1mo .chem4oth3 .chemoth2e
    .chemoth4er1a .chemothera3p .ch8e8m8o9t8h8e8r9a9p8i8e8s. .chemotherap2ie4
    .ch8l8o8r8o9m8e8t8h9a8n8e. .c4h1l4 .ch2lo .chloro2me .chloro4met .chlorometha2n4
    .ch8l8o8r8o9m8e8t8h9a8n8e8s. .chlorometha1nes .ch8o9l8e8s9t8e8r8i8c. .3cho2 .c3hol4e .choles2
    .choles1ter1i .ci8g9a9r8e8t8t8e. .c2ig .ci1ga .cig2a2r .cigare4t3t2 .ci8g9a9r8e8t8t8e8s.
    .cigaret4tes .ci8n8q8u8e9f8o8i8l. .2cin .cin1q .cinqu2 .cinque1f .cinque1fo .cinquefoi2
    .co9a8s8s8o9c8i8a9t8i8v8e. .c4oa .coa2ss .coas1so .coasso1ci .coasso3c2i1a .coassoci4a1t2iv
    .co9g8n8a8c. .2cog .cog1n4a .co9g8n8a8c8s. .cogna4c3s2 .co9k8e8r9n8e8l. .c2ok .cok1er .coker3nel
    .co9k8e8r9n8e8l8s. .cokerne2l1s2 .co8l9l8i8n9e8a9t8i8o8n. .col1l .coll2i .col2lin4 .col1l4ine
    .collin3ea .collinea2t .collinea1t2io .collineatio2n .co8l9u8m8n8s. .colu4m1n .colum2n1s2
    .co8m9p8a8r9a8n8d. .co4m1p .compara5 .com1pa .comp2a2r .compara2n .compar4and
    .co8m9p8a8r9a8n8d8s. .comparan2d1s2 .co8m9p8e8n9d8i8u8m. .compendi1u .co8m9p8o9n8e8n8t9w8i8s8e.
    .compo2n .compo3nen .componen1t .componentw4 .componentwis4 .componentwi2 .component3w4ise
    .co8m8p9t8r8o8l9l8e8r. .comp4tr .com2p1t .comptrol1l .comptrol2le .co8m8p9t8r8o8l9l8e8r8s.
    .comptrolle4r1s2 .co8n9f8o8r8m9a8b8l8e. .co2n .con3f .con1fo .confo2r .confor1m .confor1ma
    .confor2mab .conformab2l2 .co8n9f8o8r8m9i8s8t. .confor2mi .conform2is .co8n9f8o8r8m9i8s8t8s.
    .conformis4t1s2 .co8n9f8o8r8m9i8t8y. .confor3mit .conformi1ty .co8n9g8r8e8s8s. .con3g .con1gr
    .congr2e2ss .co8n9g8r8e8s8s8e8s. .congress1e4s .co8n9t8r8i8b9u8t8e. .con5t .contr4ib
    .co8n9t8r8i8b9u8t8e8s. .co8n9t8r8i8b9u8t8e8d. .contribu2t1ed .co9r8e9l8a9t8i8o8n. .core1la
    .corela1t2io .corelatio2n .co9r8e9l8a9t8i8o8n8s. .corelatio2n3s2 .co9r8e9l8i9g8i8o8n9i8s8t.
    .core1l2i .corel2ig .corel4igi .coreli5g2io .coreligion3i .coreligio2n .coreligion1is
    .co9r8e9l8i9g8i8o8n9i8s8t8s. .coreligionis4t1s2 .co9r8e9o8p9s8i8s. .core1o .coreo2p1s2
    .coreop1sis .co9r8e9s8p8o8n9d8e8n8t. .core1sp .cores4po2n .coresp2ond .corespon1de .corespon1den
    .coresponden1t .co9r8e9s8p8o8n9d8e8n8t8s. .coresponden4t4s2 .co9s8e9c8a8n8t. .cos4e .cose1ca
    .coseca2n .cosecan1t .co9t8a8n9g8e8n8t. .co4ta2n .co1ta .cot2ang .cotan1gen .cotangen1t
    .co8u8r9s8e8s. .cou2 .cou4rs2 .cour2se .cours3e4s .co9w8o8r8k9e8r. .co4wo2 .cowork1er
    .co9w8o8r8k9e8r8s. .coworke4r1s2 .cr8a8n8k9c8a8s8e. .cra2n .cra4nk2 .crank1ca
    .cr8a8n8k9s8h8a8f8t. .cran4k1s2 .cranks2h .cranksha2f .cranksha2ft .cr8o8c9o9d8i8l8e. .cr2oc
    .cro4cod .cro1co .cr8o8c9o9d8i8l8e8s. .crocodiles2 .cr8o8s8s9h8a8t8c8h. .cro2s4s .cross2h
    .crossha4tc .crosshat4ch .cr8o8s8s9h8a8t8c8h8e8d. .crosshatche2 .crosshat4ch4ed
    .cr8o8s8s9o8v8e8r. .cros1so .cros4sov .cr8y8p9t8o9g8r8a8m. .cry2p1t .cryp1to .crypto2gr
    .cr8y8p9t8o9g8r8a8m8s. .cryptogra4m1s2 .cu8f8f9l8i8n8k. .c4uf .cu4f1f .cuff4l2 .cufflin4
    .cuffl4i4nk2 .cu8f8f9l8i8n8k8s. .cufflin4k1s2 .cu9n8e8i9f8o8r8m. .3cun .cu2ne .cunei2 .cunei1fo
    .cuneifo2r .cuneifor1m .cu8s9t8o8m9i8z9a9b8l8e. .1c2us .cus1to .custom2iz .customiza1
    .customiz5a2b .customizab2l2 .cu8s9t8o8m9i8z8e. .customi2ze .cu8s9t8o8m9i8z8e8s.
    .cu8s9t8o8m9i8z8e8d. .da8c8h8s9h8u8n8d. .1d2a .da2ch4 .dac4h1s2 .dach4s2h .da8m9s8e8l9f8l8y.
    .da2m2 .da4m1s2 .dam5se2l2f .damself4l2 .damself2ly5 .da8m9s8e8l9f8l8i8e8s. .damselfl2ie4
    .da8c8t8y8l9o9g8r8a8m. .da2c1t .dac1ty .dac2tyl .dacty3lo .dactylo1gr .da8c8t8y8l9o9g8r8a8p8h.
    .da8t8a9b8a8s8e. .3dat .da2ta .da2tab .da8t8a9b8a8s8e8s. .databas1e4s .da8t8a9p8a8t8h. .dat5ap
    .datap5at .data1pa .datap4ath .da8t8a9p8a8t8h8s. .datapa2t4h1s2 .da8t8e9s8t8a8m8p. .dat3est
    .dates1ta .datesta4m1p .da8t8e9s8t8a8m8p8s. .datestam2p1s2 .de9c8l8a8r9a8b8l8e. .de4cl2a2r
    .decla2rab .declarab2l2 .de9f8i8n9i9t8i8v8e. .de1f .de1fi .de2fin .def2ini .defin2it .defini1ti
    .defini1t2iv .de9l8e8c9t8a9b8l8e. .d5elec .dele2c1t .delec2ta4b .delec1ta .delectab2l2
    .de8m8i9s8e8m8i9q8u8a9v8e8r. .de4m2is .dem4ise .demisemi3qua .demisemiqu2 .demisemiqua5v4
    .de8m8i9s8e8m8i9q8u8a9v8e8r8s. .demisemiquave4r1s2 .de9m8o8c9r8a9t8i8s8m. .de4mocr
    .democrati2s4m .de8m8o8s. .demos2 .de9r8i8v9a9t8i8v8e. .der2i4v .de4ri1va .deri3vat
    .der2iva1t2iv .de9r8i8v9a9t8i8v8e8s. .derivativ4e2s .di8a9l8e8c9t8i8c. .1d4i3a .di2al .di2ale
    .diale2c1t .di8a9l8e8c9t8i8c8s. .dialecti4c3s2 .di8a9l8e8c9t8i9c8i8a8n. .dialect2i1ci
    .d2i1alecti3c2i1a .dialectici2a2n .di8a9l8e8c9t8i9c8i8a8n8s. .dialecticia2n1s2
    .di9c8h8l8o8r8o9m8e8t8h9a8n8e. .d4i2ch .dic4h1l4 .dich2lo .dichloro2me .dichloro4met
    .dichlorometha2n4 .di8f9f8r8a8c8t. .d1if .dif4fr .di4f1f .diffra2c1t .di8f9f8r8a8c8t8s.
    .diffrac4t1s2 .di8f9f8r8a8c9t8i8o8n. .diffrac1t2io .diffractio2n .di8f9f8r8a8c9t8i8o8n8s.
    .diffractio2n3s2 .di8r8e8r. .d4ir2 .di1re .dir1er4 .di8r8e9n8e8s8s. .dire1nes .diren2e2ss
    .di8s9p8a8r9a8n8d. .dis1 .dis1p .di2s1pa .disp2a2r .dispara2n .dispar4and .di8s9p8a8r9a8n8d8s.
    .disparan2d1s2 .di8s9t8r8a8u8g8h8t9l8y. .d4is3t .dist4r .dis1tra .distraugh3 .distraugh2tl
    .distraught1ly .di8s9t8r8i8b9u8t8e. .distr4ib .di8s9t8r8i8b9u8t8e8s. .di8s9t8r8i8b9u8t8e8d.
    .distribu2t1ed .do8u9b8l8e9s8p8a8c8e. .dou2 .dou3b2l2 .dou5ble1sp .doubles2 .double2s1pa
    .doublespa4ce .do8u9b8l8e9s8p8a8c9i8n8g. .doublesp4a2ci .doublespa2c1in .doublespac1ing
    .do8l8l9i8s8h. .dol1l .doll2i .dollis2h .dr8i8f8t9a8g8e. .1dr .dr4i2ft .drif1ta .dr8i8v9e8r8s.
    .dr2iv .drive4r1s2 .dr8o8m9e9d8a8r8y. .dro2me .dro2med .drom2e2d2a .drome4dary .dromed2a2r
    .dr8o8m9e9d8a8r8i8e8s. .dromedar1i .dromedar2ie4 .du9o8p9o9l8i8s8t. .duopol2i
    .du9o8p9o9l8i8s8t8s. .duopolis4t1s2 .du9o8p9o8l8y. .duopo2ly .dy8s9l8e8x8i8a. .d2y .dys1l2
    .dys2le .dyslex3i .dyslex2i5a .dy8s9l8e8c9t8i8c. .dysle2c1t .ea8s8t9e8n8d9e8r8s. .east3 .eas3ten
    .eas3tend .easten1de .eastende4r5s2 .ec8o9n8o8m9i8c8s. .e1co .eco2n .eco3nomic .economi4c3s2
    .ec8o8n9o9m8i8s8t. .econom2is .ec8o8n9o9m8i8s8t8s. .economis4t1s2 .ei9g8e8n9c8l8a8s8s. .ei2
    .e2ig2 .ei1gen .eigen1c4l4 .eigencla2ss .ei9g8e8n9c8l8a8s8s8e8s. .eigenclass1e4s
    .ei9g8e8n9v8a8l9u8e. .eigen1v2 .eigen1va .eigenval1u .ei9g8e8n9v8a8l9u8e8s.
    .el8e8c8t8r8o9m8e8c8h8a8n9i9c8a8l. .5elec .ele2c1t .electro2me .electrome2ch .electrome5cha4n1ic
    .electromecha2n .electromechani1ca .el8e8c8t8r8o9m8e8c8h8a8n8o9a8c8o8u8s8t8i8c. .electromechano4
    .electromechan4oa .electromechanoa1co .electromechanoacou2 .electromechanoaco2us
    .electromechanoacoust2i .electromechanoacous1tic .el8i8t9i8s8t. .el2i .el1it .eli1ti .el4itis
    .el8i8t9i8s8t8s. .elitis4t1s2 .en9t8r8e9p8r8e9n8e8u8r. .en1t .entrepr2 .entrepren4eu
    .en9t8r8e9p8r8e9n8e8u8r9i8a8l. .entrepreneur2i3a .entrepreneuri2al .ep9i9n8e8p8h9r8i8n8e. .epi2n
    .ep2ine .epinep4hr4 .ep2inephr2in4e .eq8u8i9v8a8r8i9a8n8t. .equ2iv3 .equi1va .equiv2a2r
    .equivar1i .equivar3i2a2n .equivar2i3a .equivar4ian4t .eq8u8i9v8a8r8i9a8n8c8e. .equivar4ianc
    .et8h9a8n8e. .etha2n4 .et8h9y8l9e8n8e. .ev8e8r9s8i9b8l8e. .ev1er .eve4r1s2 .ever1si .ever4si4b
    .eversi1b2l2 .ev8e8r8t. .ev8e8r8t8s. .ever4t1s2 .ev8e8r8t9e8d. .ever2t1ed .ev8e8r8t9i8n8g.
    .ever1ti .ever2t1in .ex9q8u8i8s9i8t8e. .exqu2 .exq2ui2 .exquis2ite .ex9t8r8a9o8r9d8i9n8a8r8y.
    .ex1t2 .ex1tra .extr4ao .extraord2i .extraord1in4 .extraor1di1na .extraordin2a2r .fa8l8l9i8n8g.
    .1fa .fal1l .fall2i .fal2lin4 .fe8r8m8i9o8n8s. .fer1 .fer3m4 .fer4m2io .fermio2n .fermio2n3s2
    .fi9n8i8t8e9l8y. .1fi .2fin .f2ini .fin2it .fin2ite .finite1ly .fl8a9g8e8l9l8u8m. .f4l2
    .flag5el1l .fl8a9g8e8l9l8a. .flag4ella .fl8a8m9m8a9b8l8e8s. .flam1m .flam1ma .flam2mab
    .flammab2l2 .flammables2 .fl8e8d8g9l8i8n8g. .fledgl2 .fl8o8w9c8h8a8r8t. .flow2ch .flowch2a2r
    .fl8o8w9c8h8a8r8t8s. .flowchar4t1s2 .fl8u8o8r8o9c8a8r9b8o8n. .flu3o .fluo3r .fluor2oc .fluoro1ca
    .fluoroc2a2r .fluorocar1b .fluorocarb4o .fluorocarbo2n .fo8r9m8i9d8a9b8l8e. .for2mi .formi1d4a
    .form2id .formi2d3a4b .formidab2l2 .fo8r9m8i9d8a9b8l8y. .formidab1ly .fo8r9s8y8t8h9i8a. .fo4rs2
    .fors4y .forsyth2i1a .fo8r8t8h9r8i8g8h8t. .fort4hr4 .forthr2ig .fr8e8e9l8o8a8d8e8r. .freel4oa
    .freeloa2d3 .fr8e8e9l8o8a8d8e8r8s. .freeloade4r5s2 .fr8i8e8n8d9l8i8e8r. .fri2 .fr2ie4
    .fr2ie4ndl2ie4 .fr8i9v8o8l9i8t8y. .fr2iv .frivol2i .frivol1it .frivoli1ty .fr8i9v8o8l9i9t8i8e8s.
    .frivoli1ti .frivolit2ie4 .fr8i8v9o9l8o8u8s. .frivolou2 .frivolo2us .ga9l8a8c9t8i8c. .gala2c1t
    .ga8l9a8x8y. .ga8l9a8x9i8e8s. .galax3i .galax2ie4 .ga8s9o8m9e9t8e8r. .ga1so .ga3som .gaso2me
    .gaso4met .gasome1te .ge9o9d8e8s9i8c. .geodes2 .geode1si .geode2sic .ge9o9d8e8t9i8c. .geode1t
    .geodet1ic .ge8o9m8e8t9r8i8c. .ge3om .geo2me .geo4met .geom4etr .geo5met3ric
    .ge8o9m8e8t9r8i8c8s. .geome4tri4c3s2 .ge9o9s8t8r8o8p8h8i8c. .geos4 .geost4r .geostr2oph
    .geostroph1ic .ge8o9t8h8e8r9m8a8l. .ge4ot .ge4oth .geoth2e .geother3m4 .geother1ma
    .ge9o8t9r8o9p8i8s8m. .geotropi2s1m .gn8o9m8o8n. .g1no .gno4mo .gno4mo2n .gn8o9m8o8n8s.
    .gnomo2n3s2 .gr8a8n8d9u8n8c8l8e. .1gr .gra2n2 .gr4and .gran1du .grandu4n .grandun1c4l4
    .gr8a8n8d9u8n8c8l8e8s. .granduncles2 .gr8i8e8v9a8n8c8e. .gr2ie4 .grie1va .grieva2n
    .gr8i8e8v9a8n8c8e8s. .gr8i8e8v9o8u8s. .grievou2 .grievo2us .gr8i8e8v9o8u8s9l8y. .grievous1l2
    .grievous1ly .ha8i8r9s8t8y8l8e. .hai2 .ha4ir .hai4rs2 .hairs2ty .hairs2tyl .ha8i8r9s8t8y8l8e8s.
    .hairstyles2 .ha8i8r9s8t8y8l9i8s8t. .ha8i8r9s8t8y8l9i8s8t8s. .hairstylis4t1s2 .ha8l8f9s8p8a8c8e.
    .ha2lf .hal2f3s .half2s1pa .halfspa4ce .ha8l8f9s8p8a8c8e8s. .ha8l8f9w8a8y. .ha8r9b8i8n9g8e8r.
    .h2a2r .har1b .harbi2 .har2bin .harb4inge .ha8r9b8i8n9g8e8r8s. .harbinge4r1s2 .ha8r9l8e9q8u8i8n.
    .har4le4 .har1l .harle1q .harlequ2 .harleq2ui2 .harlequi4n .ha8r9l8e9q8u8i8n8s. .harlequ2i2n1s2
    .ha8t8c8h9e8r8i8e8s. .ha4tc .hat4ch .hatche2 .hatcher1i .hatcher2ie4
    .he8m8i9d8e8m8i9s8e8m8i9q8u8a9v8e8r. .hem2id .hemid4em .hemide4m2is .hemidem4ise
    .hemidemisemi3qua .hemidemisemiqu2 .hemidemisemiqua5v4 .he8m8i9d8e8m8i9s8e8m8i9q8u8a9v8e8r8s.
    .hemidemisemiquave4r1s2 .he9m8o9g8l8o9b8i8n. .hemo4g .he1mo .hemo4gl2 .hemo3glo .hemoglo1bi
    .hemoglo2bin .he9m8o9p8h8i8l9i8a. .hem2oph .hemoph4il2 .hemophil1i .hemophil3i1a
    .he9m8o9p8h8i8l9i8a8c. .he9m8o9p8h8i8l9i8a8c8s. .hemophilia4c3s2 .he8m8o9r8h8e9o8l9o8g8y.
    .hemo2r .hemorh4 .hemorhe3ol .hemorheol1o1gy .he9p8a8t9i8c. .hep5 .he2pa .hepat1ic
    .he8r9m8a8p8h9r8o9d8i8t8e. .her3m4 .her1ma .her4map .hermap4hr4 .hermaphrod2ite
    .he8r9m8a8p8h9r8o9d8i8t9i8c. .hermaphrod2i1ti .hermaphrod4i2tic .he9r8o8e8s. .hero4e
    .he8x8a9d8e8c9i9m8a8l. .hex1a .hexa2d .hexade1c2i .hexade2c3im .hexadeci1ma .ho9l8o9n8o9m8y.
    .holo2n .holon3o3my .ho9m8e8o9m8o8r9p8h8i8c. .ho2me3 .homeo1mo .homeomo2r .homeomor1p
    .homeomorp4h4 .homeomorph1ic .ho9m8e8o9m8o8r9p8h8i8s8m. .homeomorphi2s1m .ho9m8o9t8h8e8t8i8c.
    .ho1mo .hom4oth3 .homoth2e .homo3the4t .homothet1ic .ho8r8s8e9r8a8d9i8s8h. .hor4se .ho4rs2
    .horser1a .horsera2d .horser2adi .horseradis1 .horseradis2h .ho8t9b8e8d. .ho2t1b .hot4be2d
    .ho8t9b8e8d8s. .hotbe2d1s2 .hy9d8r8o9t8h8e8r9m8a8l. .hy1d .hy1dr .hydro4th2e .hydr4oth
    .hydrother3m4 .hydrother1ma .hy9p8o9t8h8a8l9a9m8u8s. .hy3po .hyp4ot .hyp4oth .hypotha3la
    .hypothala3m .hypothala1mu .hypothalam2us .id8e8a8l8s. .ide3a4l .idea2l1s2 .id8e8o9g8r8a8p8h8s.
    .ideo2g .ideo1gr .ideogra4p4h1s2 .id8i8o9s8y8n9c8r8a8s8y. .i2di .i1d3io .idi4os .idios4y
    .idiosyn1cr .idiosyncr2as .idios4yncras4y .id8i8o9s8y8n9c8r8a9s8i8e8s. .idiosyncras2ie4
    .id8i8o9s8y8n9c8r8a8t8i8c. .idiosyn5crat1ic .id8i8o9s8y8n9c8r8a8t9i9c8a8l9l8y. .idiosyncrati1ca
    .idiosyncratical1l .idiosyncratical1ly .ig9n8i8t9e8r. .2ig .ig1ni .ign2it .ign2ite
    .ig9n8i8t9e8r8s. .ignite4r1s2 .ig9n8i9t8o8r. .ign3itor .igni1to .ig8n8o8r8e9s8p8a8c8e8s. .ig1no
    .ignore1sp .ignore2s1pa .ignorespa4ce .im9p8e8d9a8n8c8e. .im2p2ed .imp2e2d2a .impeda2n
    .im9p8e8d9a8n8c8e8s. .in9d8u9b8i9t8a9b8l8e. .4ind .in1du .indu1b4i .indubi2t .indubi1ta
    .indubi2tab .indubitab2l2 .in9f8i8n9i8t8e9l8y. .in3f .in1fi .in2fin .inf2ini .infin2it
    .infin2ite .infinite1ly .in9f8i8n9i9t8e8s9i9m8a8l. .infinit4es .infinite1si .infinite2s5im
    .infinitesi1ma .in9f8r8a9s8t8r8u8c9t8u8r8e. .infr2as .infras1t4r .infrastru2c1t .infrastructu4r
    .infrastruc1tu .infrastruc3ture .in9f8r8a9s8t8r8u8c9t8u8r8e8s. .in9s8t8a8l8l9e8r. .ins2ta2l
    .ins1ta .instal1l .instal2le .in9s8t8a8l8l9e8r8s. .installe4r1s2
    .in9t8e8r9d8i8s9c8i9p8l8i9n8a8r8y. .in1t .in5ter3d .interd2i .interdis1 .interd2is1c
    .interdis1ci .interdisc2ip .interdisci1p2l2 .interdiscipli4n .interdiscipl4i1na
    .interdisciplin2a2r .in9t8e8r9g8a9l8a8c9t8i8c. .interg2 .inter1ga .intergala2c1t .in9u8t8i8l8e.
    .in1u .in4u1t2i .in9u8t8i8l9i9t8y. .inutil1i .inut2il1it .inutili1ty .ir9r8e9d8u8c9i8b8l8e.
    .ir2r2ed .irre1du .irredu2c .irreduci4b .irredu1ci .irreduci1b2l2 .ir9r8e9d8u8c9i8b8l8y.
    .irreducib1ly .ir9r8e8v9o9c8a9b8l8e. .irrev2 .irre5voc .irrevo1ca .irrevoca1b2l2
    .is8o8t9r8o8p8y. .i2so .isotropy5 .is8o9t8r8o8p9i8c. .isotrop3ic .it8i8n9e8r9a8r8y. .i1ti
    .i2t1in .it2ine .itin4er4a2r .itin1er .itiner1a .it8i8n9e8r9a8r9i8e8s. .itinerar1i .itinerar2ie4
    .je9r8e9m8i9a8d8s. .1je .jerem2i3a .jeremia2d .jeremia2d1s2 .ke8y9n8o8t8e. .ke8y9n8o8t8e8s.
    .keyno4tes .ke8y9s8t8r8o8k8e. .keys4 .keys1t .keyst4r .keystr2ok2 .ke8y9s8t8r8o8k8e8s.
    .keystrokes4 .ki8l8n9i8n8g. .k1i .k4i2l1n2 .kiln1in .kilnin4g .la8c9i9e8s8t. .l4a2ci4 .la3c2ie4
    .laci1est .la8m9e8n9t8a9b8l8e. .la1men .la3men1t .lamen2ta4b .lamen1ta .lamentab2l2
    .la8n8d9s8c8a8p9e8r. .3l4and .la2n .lan2d1s2 .landsca4p .lands1ca .landsca5per
    .la8n8d9s8c8a8p9e8r8s. .landscape4r1s2 .la8r9c8e9n8y. .l2a2r .lar1c .lar2ce .lar1cen4
    .la8r9c8e9n9i8s8t. .lar4ceni .le8a8f9h8o8p9p8e8r. .le2a .lea2f .lea4fh .leafho4p1p .leafhop2pe
    .leafhop3per .le8a8f9h8o8p9p8e8r8s. .leafhoppe4r1s2 .le8t9t8e8r9s8p8a8c9i8n8g. .le4t3t2
    .lette4r1s2 .letter1sp .letter2s1pa .lettersp4a2ci .letterspa2c1in .letterspac1ing
    .li8f8e9s8p8a8n. .life1sp .life2s1pa .lifespa4n .li8f8e9s8p8a8n8s. .lifespa2n1s2
    .li8f8e9s8t8y8l8e. .lifes2ty .lifes2tyl .li8f8e9s8t8y8l8e8s. .lifestyles2 .li8g8h8t9w8e8i8g8h8t.
    .3ligh .lightw4 .lightwei2 .l2ightwe2ig2 .li8m9o8u9s8i8n8e8s. .li4mo .li3mo2us .limou2
    .limou2s1in .limous2ine .limousi1nes .li8n8e9b8a8c8k8e8r. .1l4ine .lin2e2b .lineback1
    .lineback1er .li8n8e9s8p8a8c8i8n8g. .li1nes .li4ne1sp .line2s1pa .linesp4a2ci .linespa2c1in
    .linespac1ing .li9o8n9e8s8s. .lio2n .lio1nes .lion2e2ss .li8t8h9o9g8r8a8p8h8e8d. .l2ith .litho4g
    .litho1gr .lithograph4ed .li8t8h9o9g8r8a8p8h8s. .lithogra4p4h1s2 .lo9b8o8t9o8m8y. .lobo4to
    .loboto3my .lo9b8o8t9o8m9i8z8e. .lobotom2iz .lobotomi2ze .lo8g8e8s. .lo1ge .lo8n8g9e8s8t. .5long
    .lo2n .lo9q8u8a8c9i8t8y. .lo1q .loqu2 .loquac4 .loqu4a2ci .loqua2c1it .loquaci1ty
    .lo8v8e9s8t8r8u8c8k. .4lov .lov4e2s .lov2est4r .lovestruc5 .lovestruck1
    .ma8c8r8o9e8c8o9n8o8m8i8c8s. .macro4e .macroe1co .macroeco2n .macroeco3nomic .macroeconomi4c3s2
    .ma8l9a9p8r8o8p9i8s8m. .malapr2 .malapropi2s1m .ma8l9a9p8r8o8p9i8s8m8s. .malaprop4is4m1s2
    .ma8n9s8l8a8u8g8h9t8e8r. .ma2n1s2 .man2s1l2 .manslaugh3 .ma8n9u9s8c8r8i8p8t. .man2us .manusc2
    .manuscri2 .manuscr2ip .manuscri2p1t .ma8r9g8i8n9a8l. .marg2 .margi4n .margi1na
    .ma8t8h9e9m8a9t8i9c8i8a8n. .m4ath3 .math5em .math2e .1mathe1ma .mathemat1ic .mathemat2i1ci
    .mathemati3c2i1a .mathematici2a2n .ma8t8h9e9m8a9t8i9c8i8a8n8s. .mathematicia2n1s2 .ma8t8t8e8s.
    .mat5te .ma4t3t2 .mat4tes .me8d9i8c9a8i8d. .2med .m4edi .med3i1ca .medicai2 .medica2id
    .me8d8i9o8c8r8e. .me1d2io .mediocre3 .me8d8i9o8c9r8i9t8i8e8s. .medi5ocrit .mediocri2
    .medio5cri1ti .mediocrit2ie4 .me8g8a9l8i8t8h. .me2g .m4egal .me1ga .me3gal1i .megal1it
    .megal2ith .me8g8a9l8i8t8h8s. .megali2t4h1s2 .me8t8a9b8o8l9i8c. .me4ta .me2ta4b .metabol3ic
    .metabol2i .me9t8a8b9o9l8i8s8m. .metaboli2s1m .me9t8a8b9o9l8i8s8m8s. .metabol4is4m1s2
    .me9t8a8b9o9l8i8t8e. .metabo5l2ite .metabol1it .me9t8a8b9o9l8i8t8e8s. .metabolit4es
    .me8t8a9l8a8n9g8u8a8g8e. .met3a2l .meta5la .metala2n .metal2ang .metalan1gu .metalangu4a
    .me8t8a9l8a8n9g8u8a8g8e8s. .me8t8a9p8h8o8r9i8c. .metapho4r .me8t8h9a8n8e. .metha2n4
    .me9t8r8o8p9o9l8i8s. .m4etr .metropol2i .me9t8r8o8p9o9l8i8s8e8s. .metropol4ise .metropolis1e4s
    .me8t9r8o9p8o8l9i9t8a8n. .metropol1it .metropoli3ta2n .metropoli1ta .me8t9r8o9p8o8l9i9t8a8n8s.
    .metropolita2n1s2 .mi8c8r8o9e8c8o9n8o8m8i8c8s. .m4i1cr .micro4e .microe1co .microeco2n
    .microeco3nomic .microeconomi4c3s2 .mi9c8r8o9f8i8c8h8e. .micro2fi .microf4i2ch .microfiche2
    .mi9c8r8o9f8i8c8h8e8s. .microfich1es .mi8c8r8o9o8r8g8a8n9i8s8m. .microo2 .microorg2 .microor1ga
    .microorgan5is .microorga2n .microorgani2s1m .mi8c8r8o9o8r8g8a8n9i8s8m8s. .microorgan4is4m1s2
    .mi8l8l9a8g8e. .m4il1l .mi8l9l8i9l8i8t8e8r. .mill2i .mil4l4i4l .millil1i .mill2il1it .millil2ite
    .mi8m8e8o9g8r8a8p8h8e8d. .mimeo2g .mimeo1gr .mimeograph4ed .mi8m8e8o9g8r8a8p8h8s.
    .mimeogra4p4h1s2 .mi8m9i8c9r8i8e8s. .mim1i .mim4i1cr .mimicri2 .mimicr2ie4 .mi8n9i8s. .m2ini
    .min1is .mi8n8i9s8y8m9p8o9s8i8u8m. .minis4y .minisy4m1p .minisym1pos .minisympo5si4u
    .mi8n8i9s8y8m9p8o9s8i8a. .minisympos2i1a .mi9n8u8t9e8r. .m4in1u .mi9n8u8t9e8s8t.
    .mi8s9c8h8i8e9v8o8u8s9l8y. .m2is1c .mis3ch2 .misch2ie4 .mischievou2 .mischievo2us
    .mischievous1l2 .mischievous1ly .mi9s8e8r8s. .m4ise .mis3er .mise4r1s2 .mi9s8o8g9a9m8y. .mi2so
    .miso1ga .miso2gam .mo8d9e8l9l8i8n8g. .mo2d1 .model1l .modell2i .model2lin4 .mo8l9e9c8u8l8e.
    .mole1cu .mole4cul .molecul4e .mo8l9e9c8u8l8e8s. .molecules2 .mo8n9a8r8c8h8s. .mo1n1a .monar3c
    .mon2a2r .monar2ch .monarc4h1s2 .mo8n8e8y9l8e8n9d8e8r. .moneylen1de .mo8n8e8y9l8e8n9d8e8r8s.
    .moneylende4r5s2 .mo8n8o9c8h8r8o8m8e. .mono2ch4 .monoc4hr4 .monochro2me
    .mo8n8o9e8n9e8r9g8e8t8i8c. .mo3noe .monoen1er .monoenerg2 .monoener3get .monoenerget1ic
    .mo8n9o8i8d. .monoi2 .mono2id .mo8n8o9p8o8l8e. .mo4nop .mo8n8o9p8o8l8e8s. .monopoles2
    .mo9n8o8p9o8l8y. .monopo2ly .mo8n8o9s8p8l8i8n8e. .monos1p2l2 .monospli4n .monosp1l4ine
    .mo8n8o9s8p8l8i8n8e8s. .monospli1nes .mo8n8o9s8t8r8o8f8i8c. .monos5t .monost4r .monostro2fi
    .mo9n8o8t9o9n8i8e8s. .mono1to .mo2noto2n .monoton2ie4 .mo9n8o8t9o9n8o8u8s. .mono4tono
    .monoto1nou2 .monotono2us .mo9r8o8n9i8s8m. .moro5n4is .moro2n .moroni2s1m .mo8s9q8u8i9t8o. .mos2
    .mosqu2 .mosq2ui2 .mosqui1to .mo8s9q8u8i9t8o8s. .mosquitos2 .mo8s9q8u8i9t8o8e8s. .mu8d9r8o8o8m.
    .mu1dr .mud1room .mudroo2 .mu8d9r8o8o8m8s. .mudroo4m1s2 .mu8l9t8i9f8a8c9e8t8e8d. .5mu4lt
    .mul1ti3 .multif2 .multi1fa .multifa4ce .multifacet4 .multiface2t1ed .mu8l9t8i9p8l8i8c9a8b8l8e.
    .mult2ip .multi1p2l2 .multipli1ca .multiplica1b2l2 .mu8l8t8i9u8s8e8r. .multi4u .multi2us
    .ne8o9f8i8e8l8d8s. .3neo .ne5of .neo2fi .neof2ie4 .neofie2ld3 .neofiel2d1s2 .ne8o9n8a8z8i.
    .neo2n .neo1n1a .neona2z1i .ne8o9n8a8z8i8s. .neonaz4is .ne8p8h9e8w8s. .nephe4 .ne8p8h9r8i8t8e.
    .nep4hr4 .nephr2ite .ne8p8h9r8i8t8i8c. .nephr4i2t3ic .nephri1ti .ne8w9e8s8t. .ne4w .newest3
    .ne8w8s9l8e8t9t8e8r. .news4l2 .news2le .newsle4t3t2 .ne8w8s9l8e8t9t8e8r8s. .newslette4r1s2
    .ni8t8r8o9m8e8t8h9a8n8e. .n2it .ni3tr .nitro2me .nitro4met .nitrometha2n4 .no9n8a8m8e. .no4n
    .no1n1a .no8n9a8r9i8t8h9m8e8t9i8c. .nonar3i .non2a2r .nonar2ith .nonarit4h1m .nonarithmet4
    .nonarithmet1ic .no8n9e8m8e8r9g8e8n8c8y. .none1me .nonemerg2 .nonemer1gen .nonemergen1cy
    .no8n9e8q8u8i9v8a8r8i9a8n8c8e. .none2q .nonequ2 .noneq2ui2 .nonequ2iv3 .nonequi1va .nonequiv2a2r
    .nonequivar1i .nonequivar3i2a2n .nonequivar2i3a .nonequivar4ianc .no8n8e9t8h8e9l8e8s8s.
    .noneth2e .nonethe1les2 .nonethe3l2e2ss .no8n9e8u8c8l8i8d9e8a8n. .non4eu .noneu1c4l4 .noneucl2id
    .noneuclidea2n .no8n9i8s8o9m8o8r9p8h8i8c. .non5i .non1is .noni2so .noni3som .noniso1mo
    .nonisomo2r .nonisomor1p .nonisomorp4h4 .nonisomorph1ic .no8n9p8s8e8u8d8o9c8o8m9p8a8c8t. .non1p4
    .non2p1s2 .nonp2se .nonps4eu .nonpseu1do .nonpseudo1co .nonpseudoco4m1p .nonpseudocom1pa
    .nonpseudocompa2c4t .no8n9s8m8o8o8t8h. .no2n3s2 .non2s3m .nons1mo .nonsmoo2 .nonsmo4oth
    .no8n9u8n8i9f8o8r8m. .no3nu4n .nonu1ni .nonuni1fo .nonunifo2r .nonunifor1m
    .no8n9u8n8i9f8o8r8m9l8y. .nonunifor4m1l .nonuniform1ly .no8r9e8p9i9n8e8p8h9r8i8n8e. .nore5pi2n
    .norep2ine .norepinep4hr4 .norep2inephr2in4e .no8t9w8i8t8h9s8t8a8n8d9i8n8g. .notw4 .notwi2
    .notw2ith3 .notwi2t4h1s2 .notwith5st4and .notwiths1ta .notwithsta2n .notwithstand1in
    .nu9c8l8e8o9t8i8d8e. .nucle3 .nu1c4l4 .nucle4ot .nucleot2id .nu9c8l8e8o9t8i8d8e8s.
    .nucleotide4s2 .nu8t9c8r8a8c8k9e8r. .nu4tc .nutcrack1 .nutcrack1er .nu8t9c8r8a8c8k9e8r8s.
    .nutcracke4r1s2 .oe8r9s8t8e8d8s. .o3er .oe4r1s2 .oers4t1ed .oerste2d1s2 .of8f9l8i8n8e. .o4f1f
    .off4l2 .offlin4 .off1l4ine .of8f9l8o8a8d. .offl4oa .offloa2d3 .of8f9l8o8a8d8s. .offloa2d1s2
    .of8f9l8o8a8d8e8d. .offloa2d1ed .ol8i9g8o8p9o9l8i8s8t. .ol2i .ol2ig .oli2go .ol2igopol2i
    .ol8i9g8o8p9o9l8i8s8t8s. .oligopolis4t1s2 .ol8i9g8o8p9o8l8y. .oligopo2ly .ol8i9g8o8p9o8l9i8e8s.
    .oligopol2ie4 .op9e8r9a8n8d. .op1er .3oper1a .op4er4and .opera2n .op9e8r9a8n8d8s. .operan2d1s2
    .or8a8n8g9u8t8a8n. .ora2n .or2ang .oran1gu .oran4gu4t .orangu1ta .ora2nguta2n
    .or8a8n8g9u8t8a8n8s. .oranguta2n1s2 .or9t8h8o9d8o8n9t8i8s8t. .ortho2do4 .orthodo2n .orthodon3t4i
    .orthodon1t .or9t8h8o9d8o8n9t8i8s8t8s. .orthodontis4t1s2 .or9t8h8o9k8e8r9a9t8o8l9o8g8y. .orth2ok
    .orthok1er .orthoker1a .orthokera1to .orthokeratol1o1gy .or8t8h8o9n8i8t8r8o9t8o8l8u8e8n8e.
    .ortho2n .orthon2it .orthoni3tr .orthonitro1to .orthonitrotolu3en .orthonitrotolu4ene
    .ov8e8r9v8i8e8w. .overv2ie4 .ov8e8r9v8i8e8w8s. .ox9i8d9i8c. .ox3i .oxi5di .ox2id .pa8d9d8i8n8g.
    .1pa .p4a2d .pad4d1in .pad1d4 .pa8i8n9l8e8s8s9l8y. .p4ai2 .pa4i4n4 .pa4i4n1l .painles2
    .pain3l2e2ss .painles4s1l2 .painless1ly .pa8l9e8t8t8e. .p4al .p2ale .pale4t3t2 .pa8l9e8t8t8e8s.
    .palet4tes .pa8r9a9b8o8l8a. .p2a2r .pa2rab .parabo1la .pa8r9a9b8o8l9i8c. .parabol3ic .parabol2i
    .pa9r8a8b9o9l8o8i8d. .paraboloi2 .parabolo2id .pa8r9a9d8i8g8m. .para2d .par2adi .parad2ig
    .paradig1m .pa8r9a9d8i8g8m8s. .paradig4m1s2 .pa8r8a9c8h8u8t8e. .para2ch .parachu4t
    .pa8r8a9c8h8u8t8e8s. .pa8r8a9d8i9m8e8t8h8y8l9b8e8n8z8e8n8e. .parad4imet .paradimethy2l1b
    .paradimethylb4e4n3z .paradimethylben2ze .paradimethylbenze4n .pa8r8a9f8l8u8o8r8o9t8o8l8u8e8n8e.
    .para2f .paraf4l2 .paraflu3o .parafluo3r .parafluoro1to .parafluorotolu3en .parafluorotolu4ene
    .pa8r8a9g8r8a8p8h9e8r. .para1gr .parag5ra3ph4er .pa8r8a9l8e9g8a8l. .par3al .par2ale .paral4egal
    .parale1ga .pa8r9a8l9l8e8l9i8s8m. .paral1l .paral2le .paral3lel .parallel2i .paralle2lis
    .paralleli2s1m .pa8r8a9m8a8g9n8e8t9i8s8m. .par4a1ma .param3ag .para5mag1n .paramagneti2s4m
    .pa8r8a9m8e8d8i8c. .para2med .param4edi .pa8r8a9m8e8t8h8y8l9a8n8i8s8o8l8e. .param3et
    .paramethy3la .paramethyla2n .paramethylani2so .pa9r8a8m9e9t8r8i8z8e. .param4etr .parametri2ze
    .pa8r8a9m8i8l9i9t8a8r8y. .par2ami .paramil1i .param2il1it .paramili1ta .p2a2ramilit2a2r
    .pa8r8a9m8o8u8n8t. .para2mo .paramou2 .paramoun1t .pa8t8h9o9g8e8n9i8c. .p4ath .pat4ho .patho4g
    .patho1ge4 .patho1gen .pe8e8v9i8s8h. .p4ee .pee1vi .peevis2h .pe8e8v9i8s8h9n8e8s8s. .peevis2h1n
    .peevish1nes .peevishn2e2ss .pe8n9t8a9g8o8n. .pen1t .pen1ta .penta2go .pentago2n2
    .pe8n9t8a9g8o8n8s. .pentago2n3s2 .pe9t8r8o9l8e9u8m. .petrol4eu .ph8e9n8o8m9e9n8o8n. .ph4e3no
    .phe2n .pheno2me .pheno1men .ph4enom4eno .phenomeno4n .ph8e8n8y8l9a8l8a9n8i8n8e. .pheny3la
    .phenylala2n .phenylala5n2ine .phenylalan1in .ph8i9l8a8t9e9l8i8s8t. .phi4latel2i4 .philate2lis
    .ph8i9l8a8t9e9l8i8s8t8s. .philatelis4t1s2 .ph8o9n8e8m8e. .3phone .pho2n .phone1me
    .ph8o9n8e8m8e8s. .phone2mes .ph8o9n8e9m8i8c. .phone5mi .ph8o8s9p8h8o8r9i8c. .phos1p .phospho5
    .phospho4r .ph8o9t8o9g8r8a8p8h8s. .pho1to .photo2gr .photogra4p4h1s2 .ph8o9t8o9o8f8f9s8e8t.
    .photoo2 .photoo4f1f .photoof2f3s .pi8c9a9d8o8r. .pi1ca .pica2d .pica1do .picad4or
    .pi8c9a9d8o8r8s. .picado4rs2 .pi8p8e9l8i8n8e. .p2ip .pipe4 .pipel2i .pipe1l4ine
    .pi8p8e9l8i8n8e8s. .pipeli1nes .pi8p8e9l8i8n9i8n8g. .pipel2in3i .pipelin1in .pipelinin4g
    .pi9r8a9n8h8a8s. .p4ir .pi1ra .pira2n .pira4n1h4 .piranha4 .pl8a8c8a9b8l8e. .1p2l2 .pla1ca
    .placa1b2l2 .pl8a8n8t9h8o8p9p8e8r. .3pla2n .plan1t .plantho4p1p .planthop2pe .planthop3per
    .pl8a8n8t9h8o8p9p8e8r8s. .planthoppe4r1s2 .pl8e8a8s9a8n8c8e. .ple2a .pleasa2 .plea3sanc
    .pleasa2n .pl8u8g9i8n. .plug5in .pl8u8g9i8n8s. .plu5g4i2n1s2 .po8l9t8e8r9g8e8i8s8t. .po4l2t
    .pol1te .polterg2 .poltergei2 .po8l8y9e8n8e. .po2ly .po8l8y9e8t8h9y8l9e8n8e. .polye4t
    .po9l8y8g9a9m8i8s8t. .poly1ga .poly2gam .polygam2is .po9l8y8g9a9m8i8s8t8s. .polygamis4t1s2
    .po8l8y8g9o8n9i9z8a9t8i8o8n. .poly1go .polygo2n2 .polygo3ni .polygoniza1 .polygoniza1t2io
    .polygo2nizatio2n .po9l8y8p8h9o9n8o8u8s. .polypho2n .polypho1nou2 .polyphono2us
    .po8l8y9s8t8y8r8e8n8e. .po2lys4 .polys1t .polys2ty .po8m8e9g8r8a8n9a8t8e. .po2me .pome2g
    .pome1gr .pomegra2n2 .pomegra1na .pomegran2at .po8r8o9e8l8a8s9t8i8c. .1p4or .poro4e .poro4el
    .poroe1la .poroelast2i .poroelas1tic .po8r9o8u8s. .porou2 .poro2us .po8r9t8a9b8l8e. .por1ta
    .por2tab .portab2l2 .po8s8t9a8m9b8l8e. .1pos .pos2ta .posta4m1b .postamb2l2 .po8s8t9a8m9b8l8e8s.
    .postambles2 .po8s8t9h8u9m8o8u8s. .posthu1mo .posthu3mo2us .posthumou2 .po8s8t9s8c8r8i8p8t.
    .pos4t1s2 .post4sc .postscri2 .postscr2ip .postscri2p1t .po8s8t9s8c8r8i8p8t8s.
    .pos4t1s2crip4t1s2 .po8s9t8u8r9a8l. .pos1tu .postu1ra .pr8e9a8m9b8l8e. .prea4m1b .preamb2l2
    .pr8e9a8m9b8l8e8s. .preambles2 .pr8e9l8o8a8d8e8d. .prel4oa .preloa2d3 .preloa2d1ed
    .pr8e9p8a8r9i8n8g. .pre2pa .prep4a4r1i .prep2a2r .preparin4g .pr8e9p8r8i8n8t. .pr2epr2
    .preprin4t3 .pr8e9p8r8i8n8t8s. .preprin4t4s2 .pr8e9p8r8o8c8e8s9s8o8r. .pre3pro .prepr2oc
    .prepro1ce .preproc2e2ss .preproces1so .pr8e9p8r8o8c8e8s9s8o8r8s. .preprocesso4rs2
    .pr8e9s8p8l8i8t9t8i8n8g. .pre1sp .pres1p2l2 .prespl1it .prespl4i4t3t2 .presplit2t1in
    .pr8e9w8r8a8p. .prewra4 .pr8e9w8r8a8p8p8e8d. .prewra4p1p .prewrap2pe .prewrap4p2ed
    .pr8i8e8s8t9e8s8s8e8s. .5pr2i4e4 .pri1est .pries4t2e2ss .priestess1e4s
    .pr8e8t9t8y9p8r8i8n9t8e8r. .pre4t3t2 .pret1ty .pr2ettypr2 .prettyprin4t3
    .pr8e8t9t8y9p8r8i8n9t8i8n8g. .prettyprint2i .prettyprin4t3ing .prettyprin2t1in
    .pr8o9c8e9d8u8r9a8l. .pr2oc .pro1ce .proce1du .procedu1ra .pr8o8c8e8s8s. .proc2e2ss
    .pr8o9c8u8r9a8n8c8e. .procu1ra .procura2n .pr8o8g9e9n8i8e8s. .pro1ge .pro1gen .proge5n2ie4
    .pr8o8g9e9n8y. .pro4geny .pr8o9g8r8a8m9m8a8b8l8e. .pro1gr .program1m .program1ma .program2mab
    .programmab2l2 .pr8o8m9i9n8e8n8t. .prom4i .prom1in .prom2ine .promi1nen .prominen1t
    .pr8o9m8i8s9c8u9o8u8s. .prom2is .prom2is1c .promis1cu .promiscu1ou2 .promiscuo2us
    .pr8o8m9i8s9s8o8r8y. .prom4i2s1s .promis1so .promisso1ry .pr8o8m9i8s8e. .prom4ise
    .pr8o8m9i8s8e8s. .promis1e4s .pr8o9p8e8l9l8e8r. .pro3pel .propel1l .propel2le
    .pr8o9p8e8l9l8e8r8s. .propelle4r1s2 .pr8o9p8e8l9l8i8n8g. .propell2i .propel2lin4
    .pr8o9h8i8b9i9t8i8v8e. .pro1h2 .prohibi2t .prohibi1ti .prohibi1t2iv .pr8o9h8i8b9i9t8i8v8e9l8y.
    .prohibitiv4e1ly .pr8o9s8c8i8u8t9t8o. .pros2c .pros1ci .prosci1u .prosciu4t3t2 .prosciut5to
    .pr8o9t8e8s8t9e8r. .pro1t .pro4tes .pr8o9t8e8s8t9e8r8s. .proteste4r1s2 .pr8o9t8e8s9t8o8r.
    .prot4es2to .pr8o9t8e8s9t8o8r8s. .protesto4rs2 .pr8o9t8o9l8a8n9g8u8a8g8e. .pro1to .proto1la
    .proto4la2n .protol2ang .protolan1gu .protolangu4a .pr8o9t8o9t8y8p9a8l. .proto1ty .prototy1pa
    .prototyp4al .pr8o8v9i8n8c8e. .prov1in .prov2inc .pr8o8v9i8n8c8e8s. .pr8o9v8i8n9c8i8a8l.
    .provin1ci .provin3c2i1a .provinci2al .pr8o8w9e8s8s. .prow2e2ss
    .ps8e8u9d8o9d8i8f9f8e8r9e8n9t8i8a8l. .2p1s2 .p2se .ps4eu .pseu1do .pseudod1if .pseudodi4f1f
    .pseudodiffer1 .pseudodiffer3en1t .pseudodifferent2i .pseudodifferen1t2i1a .pseudodifferenti2al
    .ps8e8u9d8o9f8i9n8i8t8e. .pseu2d5of .pseudo2fi .pseudo2fin .pseudof2ini .pseudofin2it
    .pseudofin2ite .ps8e8u9d8o9f8i9n8i8t8e9l8y. .pseudofinite1ly .ps8e8u9d8o9f8o8r8c8e8s. .pseudo1fo
    .pseudofo2r .pseudofor1c .pseudofor2ce .ps8e8u9d8o8g9r8a9p8h8e8r. .pseud4og .pseudo1gr
    .pseudog5ra3ph4er .ps8e8u9d8o9g8r8o8u8p. .pseudo4g4ro .pseudogrou2 .ps8e8u9d8o9g8r8o8u8p8s.
    .2p1s2eudogrou2p1s2 .ps8e8u9d8o9n8y8m. .pseu4do2n .pseudonym4 .ps8e8u9d8o9n8y8m8s.
    .pseudony4m1s2 .ps8e8u9d8o9w8o8r8d. .pseudo4wo2 .ps8e8u9d8o9w8o8r8d8s. .pseudowor2d1s2
    .ps8y9c8h8e9d8e8l9i8c. .ps4y .p4sy1c .psy3ch .psych4e2 .psy4ch4ed .psychedel2i .ps8y8c8h8s.
    .psyc4h1s2 .pu9b8e8s9c8e8n8c8e. .pub3 .pub4e .pu4bes4 .pubes2c .pubes1cen .pubes3cenc
    .qu8a8d9d8i8n8g. .qu2 .qua2d .quad4d1in .quad1d4 .qu8a9d8r8a8t9i8c. .qua1dr .quadrat1ic
    .qu8a9d8r8a8t9i8c8s. .quadrati4c3s2 .qu8a8d9r8a9t8u8r8e. .quadra2tu .quadra3ture
    .qu8a8d9r8i9p8l8e8g9i8c. .quadri2p2l2 .quadr2ip .quadripleg4ic .qu8a8i8n8t9e8r. .quai2 .qua4i4n
    .quain1t .qu8a8i8n8t9e8s8t. .qu8a9s8i9e8q8u8i8v9a9l8e8n8c8e. .quas2ie4 .quasie1q .qu2asiequ2
    .quasieq2ui2 .quasiequ2iv3 .quasiequi1va .quasiequiv2ale .quasiequiva3lenc
    .qu8a9s8i9e8q8u8i8v9a9l8e8n8c8e8s. .qu8a9s8i9e8q8u8i8v9a9l8e8n8t. .quasiequiva1len1t
    .qu8a9s8i9h8y9p8o9n8o8r9m8a8l. .quasi3h .quasihy3po .quasihypo2n .quasihyponor1m
    .quasihyponor1ma .qu8a9s8i9r8a8d9i9c8a8l. .quas4i2r .quasi1r5a .quasira2d .quasir2adi
    .quasirad3i1ca .qu8a9s8i9r8e8s8i8d9u8a8l. .quasi4res .quasire1si .quasire2s2id .quasiresi2du
    .quasiresid1u1a .qu8a9s8i9s8m8o8o8t8h. .qua1sis .quasi2s1m .quasis1mo .quasismoo2 .quasismo4oth
    .qu8a9s8i9s8t8a9t8i8o8n9a8r8y. .quasis1ta .quasistation5a2r .quasista1t2io .quasistatio2n
    .quasistatio1n1a .qu8a9s8i9t8o8p8o8s. .qu5a5si4t .quasi1to .quasito1pos
    .qu8a9s8i9t8r8i9a8n9g8u9l8a8r. .quasi5tr2i3a .quasitri2a2n .quasitri2ang .quasitrian1gu
    .quasitriangu1la .quasitriangul2a2r .qu8a9s8i9t8r8i8v9i8a8l. .quasitr2i4v .quasitriv3i
    .quasitriv2i1a .quasitrivi2al .qu8i8n9t8e8s9s8e8n8c8e. .q2ui2 .qui4n .quin1t .quin4t2e2ss
    .quintes4senc .qu8i8n9t8e8s9s8e8n8c8e8s. .qu8i8n9t8e8s9s8e8n9t8i8a8l. .quin1tessen1t
    .quintessent2i .quintessen1t2i1a .quintessenti2al .ra8b9b8i8t9r8y. .2rab .ra2b1b .rabbi2t
    .rabbi3tr .rabbit5ry .ra9d8i9o8g9r8a9p8h8y. .ra2d .r2adi .ra3d2io .radio5g .radio2gr
    .radio4g3ra1phy .ra8f8f9i8s8h. .raf5fi .ra2f .ra4f1f4 .raf2f5is .raffis2h .ra8f8f9i8s8h9l8y.
    .raffis4h1l4 .raffish1ly .ra8m9s8h8a8c8k8l8e. .ra4m1s2 .ram4s2h .ramshack1 .ramshack1l
    .ra8v9e8n9o8u8s. .rav4e4no .rave1nou2 .raveno2us .re9a8r8r8a8n8g8e9m8e8n8t. .re5ar1r4 .re2a2r
    .rearran4ge .rearra2n .rearr2ang .rearrange1me .rearrange1men .rearrange3men1t
    .re9a8r8r8a8n8g8e9m8e8n8t8s. .rearrangemen4t4s2 .re8c9i9p8r8o8c9i9t8i8e8s. .reciproci1ti
    .reciprocit2ie4 .re8c9t8a8n9g8l8e. .rec4ta2n .re2c1t .rect5ang .rec1ta .rectan1gl2 .rectan1gle
    .re8c9t8a8n9g8l8e8s. .rectangles2 .re8c9t8a8n9g8u9l8a8r. .rectan1gu .rectangu1la .rectangul2a2r
    .re9d8i9r8e8c8t. .2r2ed .r4edi .red4ir2 .redi1re .redire2c1t .re9d8i9r8e8c8t9i8o8n.
    .redirec1t2io .redirectio2n .re9d8u8c9i8b8l8e. .re1du .redu2c .reduci4b .redu1ci .reduci1b2l2
    .re9e8c8h8o. .ree2c .ree2ch .ree3cho2 .re9p8h8r8a8s8e. .rep4hr4 .rephr2as .re9p8h8r8a8s8e8s.
    .rephras1e4s .re9p8h8r8a8s8e8d. .rephra4s4ed .re9p8o9s8i9t8i8o8n. .re4posi .re1po .re1pos
    .repo3s2i1t2io .reposi1ti .repositio2n .re9p8o9s8i9t8i8o8n8s. .repositio2n3s2 .re9p8r8i8n8t.
    .repr2 .reprin4t3 .re9p8r8i8n8t8s. .reprin4t4s2 .re9s8t8o8r9a8b8l8e. .r4es2to .resto2ra
    .resto2rab .restorab2l2 .re8t8r8o9f8i8t. .retro2fi .re8t8r8o9f8i8t9t8e8d. .retrof4i4t4t2
    .retrofit2t1ed .re9u8s9a8b8l8e. .r4eu2 .re2us4 .reusa2 .reu2s1ab .reusab2l2 .re9u8s8e.
    .re9w8i8r8e. .rewi2 .rew4ir4 .re9w8r8a8p. .rewra4 .re9w8r8a8p8p8e8d. .rewra4p1p .rewrap2pe
    .rewrap4p2ed .re9w8r8i8t8e. .rewri4 .rewr2ite .rh8i9n8o8c9e8r9o8s. .rh4 .rh2i1no .rhi4no4c
    .rhino1ce .rhinoc2ero .ri8g8h8t9e8o8u8s. .righ1teo .righteou2 .righteo2us
    .ri8g8h8t9e8o8u8s9n8e8s8s. .righteous1n4 .righteous1nes .righteousn2e2ss .ri8n8g9l8e8a8d8e8r.
    .rin4g .ringl2 .rin1gle .ringle2a .ringlea2d1 .ri8n8g9l8e8a8d8e8r8s. .ringleade4r5s2 .ro9b8o8t.
    .ro9b8o8t8s. .robo4t1s2 .ro9b8o8t8i8c. .ro9b8o8t9i8c8s. .roboti4c3s2 .ro8u8n8d9t8a8b8l8e. .rou2
    .roun2d .round1ta .round2tab .roundtab2l2 .ro8u8n8d9t8a8b8l8e8s. .roundta5bles2
    .sa8l8e8s9c8l8e8r8k. .sa2 .s2ale .sales2 .sales2c .salescle5 .sales1c4l4 .sa8l8e8s9c8l8e8r8k8s.
    .salescler4k1s2 .sa8l8e8s9w8o8m8a8n. .sales4w2 .sale4s1wo2 .saleswom1 .saleswo1ma .saleswoma2n
    .sa8l8e8s9w8o8m8e8n. .saleswo2me .saleswo1men .sa8l9m8o9n8e8l9l8a. .s4a2l4m .salmo2n4 .sal1mo
    .salmon4ella .salmonel1l .sa8l9t8a9t8i8o8n. .sa4l4t .sal1ta .salta1t2io .saltatio2n
    .sa8r9s8a9p8a8r9i8l9l8a. .s2a2r .sa2r4sa2 .sa4rs2 .sars1ap .s2a2rsap2a2r4 .sarsa1pa
    .sarsap4a4r1i .sarsaparil1l .sa8u8e8r9k8r8a8u8t. .sau4 .sauerkrau4t .sc8a8t9o9l8o8g9i9c8a8l.
    .s1ca .sca1to .scato3log1ic .s1catologi1ca .sc8h8e8d9u8l9i8n8g. .s2ch2 .sche2 .s4ch4ed .sche4dul
    .sche1du .schedul2i .schedul3ing .sc8h8i8z9o9p8h8r8e8n8i8c. .schi2z .schi1zo .schiz2oph
    .schizop4hr4 .sc8h8n8a8u9z8e8r. .sc2h1n .sch1na .schn2au .schnau2z4e .schnauz1er
    .sc8h8o8o8l9c8h8i8l8d. .s4cho2 .schoo2 .schoo4l1c2 .s2chool2ch .schoolch4il2 .schoolchi2ld
    .sc8h8o8o8l9c8h8i8l8d9r8e8n. .schoolchil3dr .schoolchildre4 .schoolchil5dren
    .sc8h8o8o8l9t8e8a8c8h8e8r. .schoo4l2t .school1te .s2chooltea2ch .schoolteache2
    .sc8h8o8o8l9t8e8a8c8h9e8r8s. .schoolteach3e4r1s2 .sc8r8u9t8i9n8y. .scru2t1i5n .scr4u1t2i
    .scrut4iny .sc8y8t8h9i8n8g. .s1cy .scy3thin .se8l8l9e8r. .sel2le .se8l8l9e8r8s. .selle4r1s2
    .se8c9r8e9t8a8r9i8a8t. .se1cr .se4c3re1ta .secret2a2r .secretar1i .secretar2i3a
    .se8c9r8e9t8a8r9i8a8t8s. .secretaria4t1s2 .se8m9a9p8h8o8r8e. .se1ma .se4map .semapho4r
    .se8m9a9p8h8o8r8e8s. .se9m8e8s9t8e8r. .4se1me .se2mes .se8m8i9d8e8f9i9n8i8t8e. .sem2id .semide1f
    .semidef5i5n2ite .semide1fi .semide2fin .semidef2ini .semidefin2it .se8m8i9d8i9r8e8c8t. .semi2di
    .semid4ir2 .semidi1re .semidire2c1t .se8m8i9h8o9m8o9t8h8e8t9i8c. .semi3h .semiho1mo
    .semihom4oth3 .semihomoth2e .semihomo3the4t .semihomothet1ic .se8m8i9r8i8n8g. .sem4ir .semir1i
    .semirin4g .se8m8i9r8i8n8g8s. .semirings2 .se8m8i9s8i8m9p8l8e. .se4m2is .semisi4m1p
    .semisim1p2l2 .se8m8i9s8k8i8l8l8e8d. .sem4is4k2 .semisk1i .semisk4il1l .semiskil2le
    .se8r8o9e8p8i9d8e9m8i9o9l8o8g9i9c8a8l. .s2er4o .sero4e .seroep4id .seroepi3de .seroepid4em
    .seroepidem2io .seroepidemi1ol .seroepidemio3log1ic .seroepidemiologi1ca
    .se8r9v8o9m8e8c8h9a8n8i8s8m. .4ser3vo .servo2me .servome2ch .servomech5a5nis .servomecha2n
    .servomechani2s1m .se8r9v8o9m8e8c8h9a8n8i8s8m8s. .servomechan4is4m1s2
    .se8s9q8u8i9p8e9d8a9l8i8a8n. .s1e4s .sesqu2 .sesq2ui2 .sesqu2ip .sesquipe4 .sesqui2p2ed
    .sesquip2e2d2a .sesquipedal1i .sesquipedal2i1a .sesquipedali2a2n .se8t9u8p. .se1tu .se8t9u8p8s.
    .setu2p1s2 .se9v8e8r8e9l8y. .5sev .sev1er .sev4erel .severe1ly .sh8a8p8e9a8b8l8e. .sha3pe4a
    .shape1a4b .shapeab2l2 .sh8o8e9s8t8r8i8n8g. .sho4 .sho2est4r .shoestrin4g .sh8o8e9s8t8r8i8n8g8s.
    .shoestrings2 .si8d8e9s8t8e8p. .5side4s2 .s2id .sideste4p .si8d8e9s8t8e8p8s. .sideste2p1s2
    .si8d8e9s8w8i8p8e. .sides4w2 .sideswi2 .sidesw2ip .sideswipe4 .sk8y9s8c8r8a8p8e8r. .sk2 .skys4c
    .skyscrap3er .sk8y9s8c8r8a8p8e8r8s. .skyscrape4r1s2 .sm8o8k8e9s8t8a8c8k. .2s1m .s1mo .s4m2ok
    .smokes4 .smokes1ta .smokestack1 .sm8o8k8e9s8t8a8c8k8s. .smokestac4k1s2 .sn8o8r9k8e8l9i8n8g.
    .s1n4 .snorke5l2i .snorke4l3ing .so9l8e9n8o8i8d. .1so .sol4eno .solenoi2 .soleno2id
    .so9l8e9n8o8i8d8s. .solenoi2d1s2 .so8l8u8t8e. .so1lut .so8l8u8t8e8s. .so8v9e8r9e8i8g8n. .4sov
    .soverei2 .sovere2ig2 .so8v9e8r9e8i8g8n8s. .sovereig2n1s2 .sp8a9c8e8s. .2s1pa .spa4ce
    .sp8e9c8i8o8u8s. .spe2c .spe1c2i .spec2io .speciou2 .specio2us .sp8e8l8l9e8r. .spel1l .spel2le
    .sp8e8l8l9e8r8s. .spelle4r1s2 .sp8e8l8l9i8n8g. .spell2i .spel2lin4 .sp8e9l8u8n8k9e8r. .spelu4nk2
    .spelunk1er .sp8e8n8d9t8h8r8i8f8t. .spen4d .spend2th .spendt4hr4 .spendthr4i2ft .sp8h8e8r9o8i8d.
    .s2phe .3sph4er .sph2ero .spheroi2 .sphero2id .sp8h8e8r9o8i8d9a8l. .spheroi1d2a .sp8h8i8n9g8e8s.
    .sph5ing .sph4inge .sp8i8c9i9l8y. .sp2i1ci .spici1ly .sp8i8n9o8r8s. .spi2n .sp4i1no .spino4rs2
    .sp8o8k8e8s9w8o8m8a8n. .sp2ok .spokes4 .spokes4w2 .spoke4s1wo2 .spokeswom1 .spokeswo1ma
    .spokeswoma2n .sp8o8k8e8s9w8o8m8e8n. .spokeswo2me .spokeswo1men .sp8o8r8t8s9c8a8s8t. .s1p4or4
    .spor4t1s2 .sport4sc .sports1ca .sp8o8r8t8s9c8a8s8t9e8r. .sportscast5er .sp8o8r9t8i8v8e9l8y.
    .spor1ti .spor4t2iv .sportiv4e1ly .sp8o8r8t8s9w8e8a8r. .sport4sw2 .sportswe2a2r
    .sp8o8r8t8s9w8r8i8t8e8r. .sportswri4 .sportswr2ite .sp8o8r8t8s9w8r8i8t8e8r8s. .sportswrit5e4r1s2
    .sp8r8i8g8h8t9l8i8e8r. .spr2 .spr2ig .sprigh2tl .sprightl2ie4 .sq8u8e8a9m8i8s8h. .squ2
    .squeam2is .squeamis2h .st8a8n8d9a8l8o8n8e. .5st4and .sta2n .stan1d2a .standalo2n
    .st8a8r9t8l8i8n8g. .st2a2r .star2tl .st8a8r9t8l8i8n8g9l8y. .startlingl2 .startling1ly
    .st8a9t8i8s9t8i8c8s. .statis1t2i .statis1tic .statisti4c3s2 .st8e8a8l8t8h9i8l8y. .stea4l
    .stea4lt .stealth3i .steal4th4il2 .stealthi1ly .st8e8e8p8l8e9c8h8a8s8e. .s1tee .stee4p1
    .stee1p2l2 .steeple2ch .st8e8r8e8o9g8r8a8p8h9i8c. .stere1o .stereo2g .stereo1gr .stereo5graph1ic
    .stereogr4aphi .st8o9c8h8a8s9t8i8c. .s1to .sto2ch4 .stochast2i .stochas1tic
    .st8r8a8n8g8e9n8e8s8s. .st4r .s1tra .stran4ge .stra2n .str2ang .strange4n4e .stran1gen
    .strange1nes .strangen2e2ss .st8r8a8p9h8a8n8g8e8r. .straph2an4g .straphang5er .strapha2n
    .st8r8a8t9a9g8e8m. .stra2ta .st8r8a8t9a9g8e8m8s. .stratage4m1s2 .st8r8e8t8c8h9i9e8r. .stre4tc
    .stret4ch .stretch2ie4 .st8r8i8p9t8e8a8s8e. .str2ip .stri2p1t .strip2te .st8r8o8n8g9h8o8l8d.
    .stro2n .strongho2l2d .st8r8o8n8g9e8s8t. .st8u9p8i8d9e8r. .s1tu .stup4id .stupi3de
    .st8u9p8i8d9e8s8t. .stupide4s2 .su8b9d8i8f9f8e8r9e8n9t8i8a8l. .1su .su4b3 .su4b1d .subd1if
    .subdi4f1f .subdiffer1 .subdiffer3en1t .subdifferent2i .subdifferen1t2i1a .subdifferenti2al
    .su8b9e8x9p8r8e8s9s8i8o8n. .sub4e .sub1ex3p .subexpr2 .subex3pr2e2ss .subexpres1si
    .subexpres1s2io .subexpres5sio2n .su8b9e8x9p8r8e8s9s8i8o8n8s. .subexpressio2n3s2
    .su8m9m8a9b8l8e. .su2m .sum1m .sum1ma .sum2mab .summab2l2 .su8p8e8r9e8g8o. .su1pe .supere1go
    .su8p8e8r9e8g8o8s. .supere4gos .su9p8r8e8m9a9c8i8s8t. .supr2 .supre4mac .supre1ma .suprem4a2ci
    .su9p8r8e8m9a9c8i8s8t8s. .supremacis4t1s2 .su8r9v8e8i8l9l8a8n8c8e. .su2r .surv4e .survei2
    .surveil1l .surveilla2n .sw8i8m9m8i8n8g9l8y. .sw2 .swi2 .swim1m .swimm4ingl2 .swimm5ing1ly
    .sy8m8p9t8o9m8a8t8i8c. .sy4m1p .sym2p1t .symp1to .sympto2ma .symptomat1ic .sy8n9c8h8r8o9m8e8s8h.
    .syn3c4hr4 .syn2ch .synchro2me .synchro2mes .synchrom4es2h .sy8n9c8h8r8o9n8o8u8s. .synchro2n
    .synchro1nou2 .synchrono2us .sy8n9c8h8r8o9t8r8o8n. .synchrotro2n .ta8f8f9r8a8i8l. .4ta2f4
    .ta4f1f4 .taffr2ai2 .ta8l8k9a9t8i8v8e. .ta2l .4talk .talka3 .talka4t .talka1t2iv
    .ta9p8e8s9t8r8y. .tap2est4r .tape4stry .ta9p8e8s9t8r8i8e8s. .tapestr2ie4 .ta8r9p8a8u9l8i8n.
    .t2a2r .tar2p .tar1pa .tarpau4l2 .tarpaul2i .ta8r9p8a8u9l8i8n8s. .tarpaul2i2n1s2
    .te9l8e8g9r8a9p8h8e8r. .tele1gr .teleg5ra3ph4er .te9l8e8g9r8a9p8h8e8r8s. .telegraphe4r1s2
    .te8l8e9k8i9n8e8t9i8c. .teleki4n .telek1i .telek2ine .teleki3net1ic .te8l8e9k8i9n8e8t9i8c8s.
    .telekineti4c3s2 .te8l8e9r8o9b8o8t9i8c8s. .te4l1er .tel4ero .teler5ob .teleroboti4c3s2
    .te8l8l9e8r. .tel1l .tel2le .te8l8l9e8r8s. .telle4r1s2 .te8m9p8o9r8a8r9i8l8y. .te4m1p .tem1p4or
    .tempo1ra .tempo4raril .tempor2a2r .temporar1i .temporari1ly .te8n9u8r8e. .te8s8t9b8e8d.
    .tes2t1b .test4be2d .te8x8t9w8i8d8t8h. .3tex .tex1t2 .textw4 .textwi2 .textw2id .textwid2th
    .th8a8l9a9m8u8s. .tha3la .thala3m .thala1mu .thalam2us .th8e8r9m8o9e8l8a8s9t8i8c. .th2e .ther3m4
    .ther1mo .thermo4el .thermoe1la .thermoelast2i .thermoelas1tic .ti8m8e9s8t8a8m8p. .ti2mes
    .times1ta .timesta4m1p .ti8m8e9s8t8a8m8p8s. .timestam2p1s2 .to8o8l9k8i8t. .too2 .toolk1i
    .to8o8l9k8i8t8s. .toolki4t1s2 .to8p8o9g8r8a8p8h9i9c8a8l. .to5po4g .topo1gr .topo5graph1ic
    .topogr4aphi .topographi1ca .to8q8u8e8s. .to1q .toqu2 .tr8a8i9t8o8r9o8u8s. .1tra .tr2ai2
    .trai1to .traitorou2 .traitoro2us .tr8a8n8s9c8e8i8v8e8r. .tra2n .tra2n1s2 .trans4c .tran4s3cei2
    .transce2iv .tr8a8n8s9c8e8i8v8e8r8s. .transceive4r1s2 .tr8a8n8s9g8r8e8s8s. .tran2s3g .trans1gr
    .transgr2e2ss .tr8a8n8s9v8e8r9s8a8l. .tran4sv .transve4r1s2 .transver1sa2
    .tr8a8n8s9v8e8r9s8a8l8s. .transversa2l1s2 .tr8a8n8s9v8e8s9t8i8t8e. .transv4e2s .transvest2i
    .transvest2ite .tr8a8n8s9v8e8s9t8i8t8e8s. .transvestit4es .tr8a9v8e8r8s9a9b8l8e. .trave4r1s2
    .traver1sa2 .traver2s1ab .traversab2l2 .tr8a9v8e8r9s8a8l. .tr8a9v8e8r9s8a8l8s. .traversa2l1s2
    .tr8i9e8t8h8y8l9a8m8i8n8e. .tri5et .tr2ie4 .triethy3la .triethylam1in .triethylam2ine
    .tr8e8a8c8h9e8r8i8e8s. .trea2ch .treache2 .treacher1i .treacher2ie4 .tr8o8u9b8a9d8o8u8r. .trou2
    .trouba2d .trouba1do .trou2badou2 .tu8r9k8e8y. .1tu .tu8r9k8e8y8s. .turkeys4
    .tu8r8n9a8r8o8u8n8d. .tur4n2a2r .tur1na .turnarou2 .turnaroun2d .tu8r8n9a8r8o8u8n8d8s.
    .turnaroun2d1s2 .ty8p9a8l. .1ty .ty1pa .typ4al .un9a8t9t8a8c8h8e8d. .un2at4 .una4t3t2 .unat1ta
    .unatta2ch .unattache2 .unatta4ch4ed .un9e8r8r9i8n8g9l8y. .un4er .uner4r4 .unerrin4g .unerringl2
    .unerring1ly .un9f8r8i8e8n8d9l8y. .un3f .unfri2 .unfr2ie4 .unfrien2d1ly .un9f8r8i8e8n8d9l8i9e8r.
    .unfr2ie4ndl2ie4 .va8g8u8e8r. .1va .vag4 .va5guer .va2gue .va8u8d8e9v8i8l8l8e. .vaude1v4
    .vaude2v3i4l .vaude1vi .vaudevil1l .vaudevil2le .vi8c9a8r8s. .v4ic2a2r .vi1ca .vica4rs2
    .vi8l9l8a8i8n9e8s8s. .2vil .vil1l .villai2 .villa4i4n .villa2ine .villai5n2e2ss .villai1nes
    .vi8s9u8a8l. .vi3su .visu1al .vi8s9u8a8l9l8y. .visual1l .visual1ly .vi9v8i8p9a9r8o8u8s. .3v2iv
    .viv2i4p .vivi1pa .vivip2a2r .viviparou2 .viviparo2us .vo8i8c8e9p8r8i8n8t. .voi4 .voi3cep
    .voicepr2 .voiceprin4t3 .vs8p8a8c8e. .v2s1pa .vspa4ce .wa8d9d8i8n8g. .wa2d .wad4d1in .wad1d4
    .wa8l8l9f8l8o8w8e8r. .wal1l .wal2lf .wallf4l2 .wallflow1er .wa8l8l9f8l8o8w9e8r8s.
    .wallflowe4r1s2 .wa8r8m9e8s8t. .w2a2r .war1m .war2me .war2mes .wa8s8t8e9w8a8t8e8r. .was4t
    .waste2w .waste1w5a .wastewa1te .wa8v8e9g8u8i8d8e. .waveg3 .waveg2ui2 .wavegu2id
    .wa8v8e9g8u8i8d8e8s. .waveguide4s2 .wa8v8e9l8e8t. .wa8v8e9l8e8t8s. .wavele4t1s2 .we8b9l8i8k8e.
    .w2e1b .web2l2 .web3l4ik .we8e8k9n8i8g8h8t. .weekn2ig .we8e8k9n8i8g8h8t8s. .weeknigh4t1s2
    .wh8e8e8l9c8h8a8i8r. .whee4l1c2 .wheel2ch .wheelchai2 .wheelcha4ir .wh8e8e8l9c8h8a8i8r8s.
    .wheelchai4rs2 .wh8i8c8h9e8v8e8r. .whi4 .wh4i2ch .whiche2 .whichev1er .wh8i8t8e9s8i8d8e8d.
    .wh2ite .whit4es .white1si .white2s2id .whitesi2d1ed .wh8i8t8e9s8p8a8c8e. .white1sp .white2s1pa
    .whitespa4ce .wh8i8t8e9s8p8a8c8e8s. .wi8d8e9s8p8r8e8a8d. .w2id .wide4s2 .wide1sp .wides4pre
    .widespr2 .widesprea2d1 .wi8n8g9s8p8a8n. .win4g .wings2 .wing2s1pa .wingspa4n .wi8n8g9s8p8a8n8s.
    .wingspa2n1s2 .wi8n8g9s8p8r8e8a8d. .wingspr2 .wingsprea2d1 .wi8t8c8h9c8r8a8f8t. .wi4tc .wit4ch
    .witchcra2f4t .witchcra2f .wo8r8d9s8p8a8c9i8n8g. .1wo2 .wor2d1s2 .words4p .word2s1pa
    .wordsp4a2ci .wordspa2c1in .wordspac1ing .wo8r8k9a8r8o8u8n8d. .work2a2r .workarou2 .workaroun2d
    .wo8r8k9a8r8o8u8n8d8s. .workaroun2d1s2 .wo8r8k9h8o8r8s8e. .workh4 .workhor4se .workho4rs2
    .wo8r8k9h8o8r8s8e8s. .workhors3e4s .wr8a8p9a8r8o8u8n8d. .wra4 .wrap2a2r4 .wra1pa .wraparou2
    .wraparoun2d .wr8e8t8c8h9e8d. .wre4tc .wret4ch .wretche2 .wret4ch4ed .wr8e8t8c8h9e8d9l8y.
    .wretche2d1ly .ye8s9t8e8r9y8e8a8r. .yes4 .yesterye2a2r .al9g8e9b8r8a8i9s8c8h8e. .algebra2is1c
    .algebrais3ch2 .algebraische2 .al9l8e9g8h8e9n8y. .al1l .al2le .al3leg .alleghe2n
    .ar9k8a8n9s8a8s. .arka2n .arkan2sa2 .arka2n1s2 .at8p9a8s8e. .a4t1p .at1pa .at8p9a8s8e8s.
    .atpas1e4s .au8s9t8r8a8l9a8s8i8a8n. .a2us .aus1t4r .aus1tra .australas2i1a .australasi2a2n
    .au8t8o9m8a8t8i9s8i8e8r9t8e8r. .automa3tis .automatis2ie4 .automatisiert3er .be9d8i8e9n8u8n8g.
    .4be2d .b4e3di .be5di3en .bed2ie4 .bedie3nu4n .be8m8b8o. .4be5m .be4m5b
    .bi8b9l8i9o9g8r8a9p8h8i9s8c8h8e. .bibliogr4aphi .bibliograph2is1c .bibliographis3ch2
    .bibliographische2 .bo8s9t8o8n. .5bos4 .bos1to .bosto2n .br8o8w8n9i8a8n. .brown5i .brow3n4i1a
    .browni3a2n .br8u8n8s9w8i8c8k. .bru2n .bru2n3s4 .brun4sw2 .brunswi2 .brunswick1 .bu9d8a9p8e8s8t.
    .bu1d2a .ca8r9i8b9b8e8a8n. .car1i .car4ib .cari2b1b .carib2be .caribbea2n .ch8a8r8l8e8s9t8o8n.
    .char4le4 .char1l .charles2 .charl4es2to .charle3sto2n .ch8a8r9l8o8t8t8e8s9v8i8l8l8e. .char3lo4
    .charlo4t3t2 .charlot4tes .charlotte4sv .charlottes2vil .charlottesvil1l .charlottesvil2le
    .co9l8u8m9b8i8a. .colum4bi .colu4m1b .columb2i1a .cz8e8c8h8o9s8l8o9v8a9k8i8a. .c2ze4 .cze2ch
    .cze3cho2 .czechos4l2 .czechos4lov .czechoslo1va .czechoslovak1i .czechoslovak2i1a
    .de8l9a9w8a8r8e. .de1la .de4law .delaw2a2r .di8j8k9s8t8r8a. .di3j .dij4k1s2 .dijkst4r .dijks1tra
    .du8a8n8e. .d1u1a .dua2n .dy9n8a9m8i9s8c8h8e. .5dyn .dy1na .dynam2is .dynam2is1c .dynamis3ch2
    .dynamische2 .en8g9l8i8s8h. .engl2 .englis2h .eu8l8e8r9i8a8n. .eul4e .eu3l4er1i .eule1r2i3a4
    .euleri2a2n .ev8a8n9s8t8o8n. .e1va .eva2n .evan4st .eva2n1s2 .evans1to .evansto2n
    .fe8b9r8u9a8r8y. .f2e4b .fe3br .febru3a .febru2a2r .fe8s8t9s8c8h8r8i8f8t. .fes4t1s2 .fest4sc
    .fests2ch2 .festsc4hr4 .festschr4i2ft .fl8o8r9i9d8a. .flor2id .flori1d2a .fl8o8r9i9d9i8a8n.
    .flori2di .florid5i2a2n .flori1d4i3a .fo8r9s8c8h8u8n8g8s9i8n9s8t8i9t8u8t. .fors4c .fors2ch2
    .forschungs2 .forschung2s1in .forschungs2i2n1s2 .forschungsinst2i .forschungsinsti1tu
    .fr8e8e9b8s8d. .fre2e1b .free2b5s2 .freeb4s5d .fu8n8k9t8s8i8o8n8a8l. .3fu .fu4nk2 .funk5t
    .funk4t1s2 .funkt1s2io .funkt5sio2n .funktsio1n5a .ga8u8s8s9i8a8n. .ga2us .gau2ss .gaus1si
    .gauss2i1a .gaussi2a2n .gh8o8s8t9s8c8r8i8p8t. .ghos4t1s2 .ghost4sc .ghostscri2 .ghostscr2ip
    .ghostscri2p1t .gh8o8s8t9v8i8e8w. .ghos4tv .ghostv2ie4 .gr8a8s8s9m8a8n8n9i8a8n. .gr2as .gra2ss
    .gras2s1m .grass3ma .grassma2n3 .grassma4n1n2 .grassman3n4i1a .grassma2nni3a2n
    .gr8e8i8f8s9w8a8l8d. .grei2 .grei2f3s .greifsw2 .greifswa2ld .gr8o8t8h8e8n9d8i8e8c8k. .g4ro
    .gro4th2e .gr4oth .grothe2n .grothend2ie4 .grothendieck1 .gr8u8n8d9l8e8h9r8e8n. .gru2n
    .grundle1h4 .grundle4hr4 .ha9d8a9m8a8r8d. .ha2d .ha1d2a .hada2m2 .had4a1ma .hadam2a2r .ha8i9f8a.
    .hai1fa .ha8m8i8l9t8o8n9i8a8n. .ha4m .hami4lt .hamil1to .hamilto2n .hamilto3n4i1a .hamiltoni3a2n
    .he8l9s8i8n8k8i. .he2l1s2 .hel2s1in .hels4i4nk2 .helsink1i .he8r9m8i8t9i8a8n. .her3mit .hermi1ti
    .herm4i1t2i1a .hermiti2a2n .hi8b8b8s. .hi2b1b .hib2b5s2 .ho8k9k8a8i9d8o. .h2ok .hokk4 .hokkai2
    .hokka2id .hokkai1do .ja8c9k8o8w9s8k8i. .5ja .jack1 .jackowsk2 .jackowsk1i .ja8n9u9a8r8y. .ja2n
    .jan3u1a .janu2a2r .ja9p8a9n8e8s8e. .ja4p .ja1pa .japa2n .japa1nes .japane1s2e
    .ka8d9o8m9t8s8e8v. .ka2d .ka1do .kado4mt .kadom4t1s2 .kadomt5sev .ka8n9s8a8s. .ka2n .kan2sa2
    .ka2n1s2 .ka8r8l8s9r8u8h8e. .k2a2r .kar1l .kar2l1s2 .karls1r .ko8r9t8e9w8e8g. .ko5r
    .kr8i8s8h8n8a. .kr2is .kr3is2h .kris2h1n .krish1na .kr8i8s8h9n8a9i8s8m. .krishnai2 .krishnai2s1m
    .kr8i8s8h9n8a8n. .krishn2a2n .la8n9c8a8s9t8e8r. .lan1ca .lancast5er .le9g8e8n8d8r8e. .le1gen
    .legen1dr .legendre4 .le8i8c8e8s9t8e8r. .lei2 .le5ic .leices5t .li8p9s8c8h8i8t8z. .l2ip .li2p1s2
    .lips2ch2 .lips3chit .lipschi4tz .li8p9s8c8h8i8t8z9i8a8n. .lipschit2z1i .lipschitz2i1a
    .lipschitzi2a2n .lo8j9b8a8n. .lo5j .lojba2n .lo8u9i9s8i9a8n8a. .lou2 .lo2ui2 .louis2i1a
    .louisi2a2n .louisia1na .ma8c9o8s. .ma1co .ma8n9c8h8e8s9t8e8r. .man2ch .manche2 .manch1es
    .ma8r9k8o8v9i8a8n. .marko5vi2a2n .markov2i1a .ma8r8k8t9o8b8e8r9d8o8r8f. .mark5t .mark1to
    .markto3b .marktober1do .marktoberd4or .marktoberdor1f .ma8s8s9a9c8h8u9s8e8t8t8s. .ma2ss
    .mas1sa2 .massa2ch .massach2us .massachuse4t3t2 .massachuset4t1s2 .ma8x9w8e8l8l. .maxwel4l
    .mi9c8r8o9s8o8f8t. .micro2so .microso2ft3 .mi8n9n8e9a8p9o9l8i8s. .m2i4n1n2 .minne4 .minneapol2i
    .mi8n9n8e9s8o8t8a. .min1nes .minne1so .minneso1ta .mo8s9c8o8w. .mos2c .mos1co
    .na8c8h9r8i8c8h8t8e8n. .1na .na2ch .nac4hr4 .na2chr4i2ch .nachricht1en .na8s8h9v8i8l8l8e. .n4as
    .nas2h .nash2vil .nashvil1l .nashvil2le .ne8t9b8s8d. .ne2t1b .net2b5s2 .netb4s5d
    .ne8t9s8c8a8p8e. .ne4t1s2 .net4sc .netsca4p .nets1ca .ni8j9m8e9g8e8n. .ni3j .nijme2g .nijme1gen
    .no8e9t8h8e8r9i8a8n. .3noe .noeth2e .noether1i .noethe1r2i3a4 .noetheri2a2n
    .no8o8r8d9w8i8j8k8e8r9h8o8u8t. .noo2 .no3ord .noord1w .noordwi2 .noordwi3j .noordwijk1er
    .noordwijker1h4 .noordwijkerhou2 .no9v8e8m9b8e8r. .nove4m5b .op8e8n9b8s8d. .ope4n1b4 .open2b5s2
    .openb4s5d .op8e8n9o8f8f8i8c8e. .op4eno .openo4f1f .openof1fi .pa8l8a9t8i8n8o. .pala2t1in
    .palat2i1no .pa9l8e8r9m8o. .paler3m4 .paler1mo .pe9t8r8o8v9s8k8i. .petro3v .petrovsk2
    .petrovsk1i .pf8a8f8f9i8a8n. .4pf .p1fa .pfa2f .pfa4f1f4 .pfaf1fi .pfaff2i3a .pfaffi2a2n
    .ph8i8l9a9d8e8l9p8h8i8a. .phi4l4ade .phila2d .philade2lp .philadel5phi .philadelph2i1a
    .ph8i8l9o9s8o8p8h9i9s8c8h8e. .philo2so .philos4op .philos2oph .philosoph2is1c .philosophis3ch2
    .philosophische2 .po8i8n9c8a8r8e. .poin2 .poi2 .poinc2a2r5 .poin1ca
    .po9t8e8n9t8i8a8l9g8l8e8i9c8h8u8n8g. .p4ot .po1ten1t .potent2i .poten1t2i1a .potenti2al
    .potentia4l1g4 .potentialgl2 .potential1gle .potentialglei2 .potentialgle5ic .potentialgle4i2ch
    .ra9d8h8a9k8r8i8s8h9n8a8n. .rad1h2 .radhakr2is .radhakr3is2h .radhakris2h1n .radhakrish1na
    .radhakrishn2a2n .ra8t8h8s9k8e8l9l8e8r. .r4ath .ra2t4h1s2 .rathsk2 .rath4ske .rathskel1l
    .rathskel2le .ri8e9m8a8n8n9i8a8n. .r2ie4 .rie5ma2n .rie1ma .riema4n1n2 .rieman3n4i1a
    .riema2nni3a2n .ry8d9b8e8r8g. .ry1d .ryd1b .rydberg2 .sc8h8o8t9t8i8s8c8h8e. .scho4t3t2
    .schott2is1c .s2ch2ottis3ch2 .schottische2 .sc8h8r8o9d8i8n8g9e8r. .sc4hr4 .schrod1in
    .schrod4inge .sc8h8w8a9b8a9c8h8e8r. .sch1w .s2chwaba2ch .schwabache2 .sc8h8w8a8r8z9s8c8h8i8l8d.
    .schw2a2r .s2ch2warzs2ch2 .schwarzsch4il2 .schwarzschi2ld .se8p9t8e8m9b8e8r. .se2p1t .sep2te
    .septe4m5b .st8o8k8e8s9s8c8h8e. .st2ok .stokes4 .stok2e2ss .stokes2s5c .stokess2ch2 .stokessche2
    .st8u8t8t9g8a8r8t. .stu4t3t2 .stut4t1g .stutt1ga .stuttg2a2r .su8s9q8u8e9h8a8n9n8a. .s2us
    .susqu2 .susque1h4 .susqueha2n .susqueha4n1n2 .susquehan1na .ta8u9b8e8r9i8a8n. .tau4b .taub4e
    .tau3ber .tauber1i .taube1r2i3a4 .tauberi2a2n .te8c8h9n8i9s8c8h8e. .te2ch .tec2h1n .techn2is1c
    .te2chnis3ch2 .technische2 .te8n9n8e8s9s8e8e. .t4e4n1n2 .tenne4 .ten1nes .tenn2e2ss
    .to9m8a9s8z8e8w9s8k8i. .to2ma .tomas2ze .tomaszewsk2 .tomaszewsk1i .ty9p8o9g8r8a8p8h8i8q8u8e.
    .ty3po .ty5po4g .typo1gr .typogr4aphi .typographiqu2 .uk8r8a8i8n9i8a8n. .4uk .ukr2ai2 .ukra4i4n
    .ukra2ini .ukrai4n4i1a .ukraini3a2n .ve8r9a8l8l9g8e9m8e8i8n9e8r8t8e. .veral1l .veral4l1g4
    .verallge1me .verallgemei2 .verallgeme2ine .verallgemein1er .ve8r9e8i8n9i9g8u8n8g. .vere3in
    .verei2 .vere2ini .verein2ig .vereini3gun .ve8r9t8e8i9l8u8n9g8e8n. .vertei2 .verteilun1gen
    .vi8i8i8t8h. .v4i5i4 .v4i5i5i4 .vii2ith .vi8i8t8h. .vi2ith
    .wa8h8r9s8c8h8e8i8n9l8i8c8h9k8e8i8t8s9t8h8e8o9r8i8e. .wa4hr4 .wah4rs2 .wahrs4c .wahrs2ch2
    .wahrsche2 .wahrschei2 .wahrsche4i4n1l .wahrs2cheinl4i2ch .wahrscheinlic4hk .wahrschei2nlichkei2
    .wahrscheinlichkei4t1s2 .wahrscheinlichkeits3th2e .wahrscheinlichkeitsthe1o5r
    .wahrscheinlichkeitstheor2ie4 .we8r9n8e8r. .w1er .wer4n1er .we8r9t8h8e8r9i8a8n. .werth2e
    .werther1i .werthe1r2i3a4 .wertheri2a2n .wi8n9c8h8e8s9t8e8r. .win2ch .winche2 .winch1es
    .wi8r8t9s8c8h8a8f8t. .w4ir4 .wir4t1s2 .wirt4sc .wirts2ch2 .wirtscha2f .wirtscha2ft
    .wi8s9s8e8n9s8c8h8a8f8t9l8i8c8h. .w4i2s1s .wissen4 .wisse2n1s2 .wissens4c .wissens2ch2
    .wissenscha2f .wissenscha2ft .wissenschaf2tl .wissens2chaftl4i2ch .xv8i8i8i8t8h. .xv4i5i4
    .xv4i5i5i4 .xvii2ith .xv8i8i8t8h. .xvi2ith .xx8i8i8i8r8d. .xx4 .xx3i .xx4i5i4 .xx4i5i5i4
    .xxii4ir .xx8i8i8n8d. .xxi4ind .yi8n8g9y8o8n8g. .y1i .yin2gy .yingy1o4 .yingyo2n .sh8u9x8u8e.
    .shux1u3 .ji9s8u8a8n. .ji2su .jisua2n .ze8a9l8a8n8d. .2ze .zea4l .zea3l4and .zeala2n
    .ze8i8t9s8c8h8r8i8f8t. .zei2 .zei4t1s2 .zeit4sc .zeits2ch2 .zeitsc4hr4 .zeitschr4i2ft .v2ie4
    """
}
