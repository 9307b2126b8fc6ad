#!/bin/sh
# Adds a restaurant to the relay and prints its ticket: ./add-restaurant.sh NAME
# The name is part of the restaurant's subjects: only letters, digits, - and _. The server needs the printed reload to
# know the restaurant. The first call also adds the operator, who may do everything; its password is in users.conf.
set -eu
cd "$(dirname "$0")"

name="${1:-}"
case "$name" in
  '' | operator | *[!A-Za-z0-9_-]*)
    echo "Usage: $0 NAME (letters, digits, - and _)" >&2
    exit 2
    ;;
esac

password() {
  head -c 24 /dev/urandom | base64 | tr '+/' '-_'
}

umask 077
if [ ! -f users.conf ]; then
  printf 'users: [\n  { user: "operator", password: "%s" }\n]\n' "$(password)" > users.conf
fi
if grep -q "user: \"$name\"" users.conf; then
  echo "A restaurant has this name already." >&2
  exit 1
fi

secret="$(password)"
entry="$(sed -e "s/NAME/$name/g" -e "s/PASSWORD/$secret/" restaurant.conf)"
# Everything except the closing bracket, then the new line. Writes into the same file, because it may be mounted.
kept="$(sed '$d' users.conf)"
printf '%s\n  %s\n]\n' "$kept" "$entry" > users.conf

echo "User:     $name"
echo "Password: $secret"
echo "Then: docker compose kill -s HUP nats"
