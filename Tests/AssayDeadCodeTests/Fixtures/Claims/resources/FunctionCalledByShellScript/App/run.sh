#!/bin/sh
# unusedRun is named and not called.
cp Program.swift "$tmp/"
cat > "$tmp/main.swift" <<EOF
runStandalone()
EOF
