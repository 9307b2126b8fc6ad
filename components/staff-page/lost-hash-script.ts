const basePath = process.env.NEXT_PUBLIC_BASE_PATH ?? '';

/**
 * Runs in the head of every page, including the one for unknown addresses. Messengers may encode a link's `#`, turn it
 * into a slash or drop it, so the host is asked for a page that does not exist. Redirects to the staff page, or a reply
 * to the inbox, before the app starts here.
 */
export const lostHashScript = `(function(b,l){
var p=l.pathname,m=p.indexOf(b)===0&&/^(\\/share|\\/inbox)(?:\\/|%23|%20)*(a?[1-9]\\d{0,5}(?:\\.|%2e).*)$/i.exec(p.slice(b.length));
if(m)l.replace(b+m[1]+'#'+m[2]+l.search+l.hash);
})(${JSON.stringify(basePath)},location)`;
