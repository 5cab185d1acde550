#!/usr/bin/env python3
"""Writes a package of Assay's plugins whose tool is the artifact bundle, so that nothing of Assay is compiled where it is
used. Arguments: the folder to write, and the bundle's file; with --local the package holds the bundle itself.

ASSAY_ADDRESS is the folder on the web that will hold the bundle; https://example.com/assay stands for it otherwise.
"""
import hashlib
import os
import pathlib
import shutil
import sys

out, bundle = map(pathlib.Path, sys.argv[1:3])
ADDRESS = os.environ.get("ASSAY_ADDRESS", "https://example.com/assay").rstrip("/")
ROOT = pathlib.Path(__file__).resolve().parents[2]

MANIFEST = """// swift-tools-version: 6.2
import PackageDescription

// Only macOS runs plugins in a sandbox.
#if os(macOS)
  let writing: [PluginPermission] = [
    .writeToPackageDirectory(reason: "It writes reports, references and what it has read.")
  ]
#else
  let writing: [PluginPermission] = []
#endif

let package = Package(
  name: "assay-plugins",
  products: [
    .plugin(name: "AssayCommand", targets: ["AssayCommand"]),
    .plugin(name: "ScanDeadCode", targets: ["ScanDeadCode"]),
    .plugin(name: "DeadCodeOnBuild", targets: ["DeadCodeOnBuild"]),
    .plugin(name: "AssetSymbols", targets: ["AssetSymbols"]),
  ],
  targets: [
    .plugin(
      name: "AssayCommand",
      capability: .command(
        intent: .custom(verb: "assay", description: "Runs the assay tool on this package"),
        permissions: writing),
      dependencies: ["AssayTools"]),
    .plugin(
      name: "ScanDeadCode",
      capability: .command(
        intent: .custom(verb: "scan-dead-code", description: "Lists what this package never uses"),
        permissions: writing),
      dependencies: ["AssayTools"]),
    .plugin(name: "DeadCodeOnBuild", capability: .buildTool(), dependencies: ["AssayTools"]),
    .plugin(name: "AssetSymbols", capability: .buildTool(), dependencies: ["AssayTools"]),
    .binaryTarget(name: "AssayTools", @place),
  ]
)
"""

out.mkdir(parents=True)
if "--local" in sys.argv:
    shutil.copy(bundle, out)
    place = f'path: "{bundle.name}"'
else:
    checksum = hashlib.sha256(bundle.read_bytes()).hexdigest()
    place = f'url: "{ADDRESS}/{bundle.name}", checksum: "{checksum}"'
(out / "Package.swift").write_text(MANIFEST.replace("@place", place))
shutil.copy(ROOT / "LICENSE", out)
for name in ["AssayCommand", "ScanDeadCode", "DeadCodeOnBuild", "AssetSymbols"]:
    shutil.copytree(ROOT / "Plugins" / name, out / "Plugins" / name)
