#!/usr/bin/env bash
# Tags the merge that this job is for and pushes the tag: what the ready files of the hosts run. Options come in
# ASSAY_RULE, ASSAY_PREFIX and ASSAY_ARGUMENTS (one a line), so that no value is ever read as a script. An empty
# ASSAY_PREFIX is a prefix (tags such as 1.2.3); without the variable, or with "*", .assay.yml decides. With
# ASSAY_COMMAND=check-title or preview it looks at a request that is still open.
set -euo pipefail

tool=${ASSAY_TOOL:-assay-release}
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
exec "$tool" "${arguments[@]}"
