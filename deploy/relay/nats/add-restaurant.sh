#!/bin/sh
# Adds a restaurant to the relay and prints its ticket: ./add-restaurant.sh NAME
# Letters, digits, - and _ only: the name is a part of its subjects. The server takes it after the restart or the reload
# that is printed. The first call also makes the operator, who may do everything; its password stays in users.conf.
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
  echo "There is a restaurant of that name." >&2
  exit 1
fi

secret="$(password)"
entry="$(sed -e "s/NAME/$name/g" -e "s/PASSWORD/$secret/" restaurant.conf)"
# Everything but the closing bracket, then the new line. The file is written anew in its place: a mounted file stays one.
kept="$(sed '$d' users.conf)"
printf '%s\n  %s\n]\n' "$kept" "$entry" > users.conf

echo "User:     $name"
echo "Password: $secret"
echo "Then: docker compose kill -s HUP nats"
