#!/usr/bin/env bash
# Tags the merge that this job is for and pushes the tag: what the ready files of the hosts run. Takes no arguments
# except --help. Options come in ASSAY_RULE, ASSAY_PREFIX and ASSAY_ARGUMENTS (one a line), so that no value is ever read
# as a script. An empty ASSAY_PREFIX is a prefix (tags such as 1.2.3); without the variable, or with "*", .assay.yml
# decides. With ASSAY_COMMAND=check-title or preview it looks at a request that is still open.
#
# The tool is the assay-release of PATH, or the file that ASSAY_TOOL names, or the one at ASSAY_TOOL_ADDRESS, which is
# run only if its SHA-256 is ASSAY_TOOL_SHA256. Without any of them it is built where that can be done.
set -euo pipefail

# It pushes, so a word that was meant otherwise must not start it.
if [ $# -gt 0 ]; then
  if [ "$*" = --help ] || [ "$*" = -h ]; then
    sed -n '2,/^set /s/^# \{0,1\}//p' "${BASH_SOURCE[0]}"
    exit
  fi
  echo "release-tag: takes no arguments, and nothing was tagged; options come in ASSAY_ARGUMENTS, one a line, and" \
    "--help shows all of them" >&2
  exit 64
fi

tool=${ASSAY_TOOL:-assay-release}
if [ -z "${ASSAY_TOOL:-}" ] && [ -n "${ASSAY_TOOL_ADDRESS:-}" ]; then
  if ! [[ ${ASSAY_TOOL_SHA256:-} =~ ^[0-9a-fA-F]{64}$ ]]; then
    echo "release-tag: ASSAY_TOOL_SHA256 must be the SHA-256 of the file at ASSAY_TOOL_ADDRESS, 64 digits" >&2
    exit 64
  fi
  folder=$(mktemp -d)
  trap 'rm -rf "$folder"' EXIT
  tool=$folder/assay-release
  if ! curl --fail --silent --show-error --location --proto '=https,file' --proto-redir '=https' --max-time 120 \
    --output "$tool" -- "$ASSAY_TOOL_ADDRESS"; then
    echo "release-tag: the tool could not be fetched from ASSAY_TOOL_ADDRESS" >&2
    exit 2
  fi
  sum=$({ sha256sum "$tool" || shasum -a 256 "$tool"; } 2>/dev/null | cut -d ' ' -f 1)
  if [ "$sum" != "$(tr 'A-F' 'a-f' <<<"$ASSAY_TOOL_SHA256")" ]; then
    echo "release-tag: the file at ASSAY_TOOL_ADDRESS has the SHA-256 ${sum:-that nothing here can tell}, not" \
      "ASSAY_TOOL_SHA256; it was not run" >&2
    exit 2
  fi
  chmod 755 "$tool"
fi
if ! command -v "$tool" >/dev/null; then
  builder=$(dirname "${BASH_SOURCE[0]}")/release-tool
  if [ -n "${ASSAY_TOOL:-}" ] || [ ! -x "$builder" ] || ! command -v swift >/dev/null; then
    echo "release-tag: there is no '$tool' on PATH; install it, or name it in ASSAY_TOOL" >&2
    exit 2
  fi
  echo "release-tag: building assay-release; put it on PATH, or name it in ASSAY_TOOL, to save the time" >&2
  tool=$("$builder")
fi
case ${ASSAY_COMMAND:-tag} in
  tag) arguments=(tag --push) ;;
  check-title) arguments=(check-title) ;;
  preview) arguments=(preview) ;;
  *)
    echo "release-tag: ASSAY_COMMAND is not 'tag', 'check-title' or 'preview'" >&2
    exit 64
    ;;
esac
[ -z "${ASSAY_RULE:-}" ] || arguments+=("--rule=$ASSAY_RULE")
# "*" is in no tag's name.
[ "${ASSAY_PREFIX-*}" = "*" ] || arguments+=("--prefix=$ASSAY_PREFIX")
while IFS= read -r line; do
  [ -z "$line" ] || arguments+=("$line")
done <<<"${ASSAY_ARGUMENTS:-}"
[ -n "${folder:-}" ] || exec "$tool" "${arguments[@]}"
# The fetched tool is removed after it.
"$tool" "${arguments[@]}"
