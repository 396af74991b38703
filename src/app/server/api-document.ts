import { openApi } from '#kernel/server/openapi.ts';
import { serverRooms } from './rooms.ts';

/** The API of the whole product as OpenAPI 3.1, as a server at this address gives it. */
export async function apiDocument(publicUrl: string): Promise<Record<string, unknown>> {
  const rooms = await serverRooms();
  return openApi(
    rooms.map(({ feature }) => feature),
    publicUrl,
  );
}
