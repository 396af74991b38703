import { serverRooms } from '#app/server/rooms.ts';
import type { Endpoint } from '#kernel/contract/endpoint.ts';
import type { AnyExamples, Example } from '#testing/examples.ts';

export interface EndpointExample {
  feature: string;
  /** `people.getHistory`. */
  action: string;
  endpoint: Endpoint;
  example: Example;
}

/** Every endpoint of every registered feature with its example. */
export async function everyExample(): Promise<EndpointExample[]> {
  const found: EndpointExample[] = [];
  for (const { feature } of await serverRooms()) {
    const { examples }: { examples: AnyExamples } = await import(`../features/${feature.name}/testing/examples.ts`);
    for (const [name, endpoint] of Object.entries(feature.endpoints)) {
      const action = `${feature.name}.${name}`;
      const example = examples[name];
      if (!example) throw new Error(`${action} has no example`);
      found.push({ feature: feature.name, action, endpoint, example });
    }
  }
  return found;
}
