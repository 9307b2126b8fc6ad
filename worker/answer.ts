import { createPartialResponse } from 'serwist';

/** The cached response as requested: whole, in part (media players request ranges), or only its headers. */
export async function answer(request: Request, cached: Response): Promise<Response> {
  if (request.method === 'HEAD') {
    return new Response(null, { status: cached.status, headers: cached.headers });
  }
  return request.headers.has('range') ? createPartialResponse(request, cached) : cached;
}
