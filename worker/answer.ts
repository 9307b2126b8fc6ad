import { createPartialResponse } from 'serwist';

/** The cached response as the request wants it: whole, in part (a browser's player asks so), or its headers alone. */
export async function answer(request: Request, cached: Response): Promise<Response> {
  if (request.method === 'HEAD') {
    return new Response(null, { status: cached.status, headers: cached.headers });
  }
  return request.headers.has('range') ? createPartialResponse(request, cached) : cached;
}
