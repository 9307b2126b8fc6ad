import { createPartialResponse } from 'serwist';

/** The cached response as requested: whole, in part (media players ask for ranges), or its headers alone. */
export async function answer(request: Request, cached: Response): Promise<Response> {
  if (request.method === 'HEAD') {
    return new Response(null, { status: cached.status, headers: cached.headers });
  }
  return request.headers.has('range') ? createPartialResponse(request, cached) : cached;
}
