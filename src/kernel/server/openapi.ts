import { z } from 'zod';
import type { Endpoint } from '#kernel/contract/endpoint.ts';
import { Refusal } from '#kernel/contract/errors.ts';
import type { Feature } from '#kernel/contract/feature.ts';

type Schema = Record<string, unknown>;

/** The whole API as OpenAPI 3.1, derived from the features' contracts. */
export function openApi(features: readonly Feature[], publicUrl: string): Schema {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const { name, endpoints } of features) {
    for (const [operation, endpoint] of Object.entries(endpoints)) {
      (paths[endpoint.path] ??= {})[endpoint.method.toLowerCase()] = operationOf(name, operation, endpoint);
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Samspill',
      version: '1',
      description: 'HR and company administration. Every call of the web is here, behind the same checks.',
    },
    servers: [{ url: `${publicUrl}/api` }],
    paths,
    components: {
      securitySchemes: {
        apiKey: { type: 'http', scheme: 'bearer', description: 'A key made by a user for one company.' },
        session: { type: 'apiKey', in: 'cookie', name: publicUrl.startsWith('https:') ? '__Host-session' : 'session' },
      },
      schemas: { Refusal: jsonSchema(Refusal, 'output') },
    },
  };
}

function operationOf(feature: string, operation: string, endpoint: Endpoint): Schema {
  return {
    operationId: `${feature}.${operation}`,
    tags: [feature],
    ...(endpoint.summary && { summary: endpoint.summary }),
    description: accessText(endpoint),
    parameters: parametersOf(endpoint),
    ...bodyOf(endpoint),
    responses: responsesOf(endpoint),
    security: 'public' in endpoint.access || 'secret' in endpoint.access ? [] : [{ apiKey: [] }, { session: [] }],
  };
}

function accessText({ access, effect, company, states }: Endpoint): string {
  const who =
    'public' in access
      ? `Public: ${access.public}.`
      : 'secret' in access
        ? 'Whoever has the secret.'
        : 'permission' in access
          ? `Needs permission ${access.permission}${access.feature ? ` and feature ${access.feature}` : ''}.`
          : 'Any signed-in user.';
  const where =
    'secret' in access ? 'For the company of the secret.' : company === 'required' ? 'For one company (X-Account).' : 'For no company.';
  return `${who} ${where} ${effect === 'read' ? 'Changes nothing.' : 'Changes data; is in the audit log.'} User states: ${(states ?? ['active']).join(', ')}.`;
}

function parametersOf(endpoint: Endpoint): Schema[] {
  const header = {
    name: 'X-Account',
    in: 'header',
    required: true,
    schema: { type: 'integer' },
    description: 'The company the call is made for.',
  };
  const key = {
    name: 'Idempotency-Key',
    in: 'header',
    required: false,
    schema: { type: 'string', pattern: '^[A-Za-z0-9_-]{8,64}$' },
    description:
      'A key of your choice. Within 24 hours a second call with the same key and content is answered as the first and changes nothing. Required with a session.',
  };
  const inQuery = endpoint.method === 'DELETE' ? (endpoint.query ?? endpoint.body) : endpoint.query;
  return [
    ...(endpoint.company === 'required' ? [header] : []),
    ...(endpoint.repeats ? [key] : []),
    ...fields(endpoint.params, 'path'),
    ...fields(inQuery, 'query'),
  ];
}

function fields(schema: z.ZodType | undefined, place: 'path' | 'query'): Schema[] {
  if (!schema) return [];
  const { properties, required } = objectParts(jsonSchema(schema, 'input'));
  return Object.entries(properties).map(([name, inner]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: inner,
  }));
}

function bodyOf(endpoint: Endpoint): Schema {
  if (endpoint.files) {
    const file = { type: 'array', maxItems: endpoint.files.maxCount, items: { type: 'string', format: 'binary' } };
    const { properties } = objectParts(endpoint.body ? jsonSchema(endpoint.body, 'input') : {});
    const schema = { type: 'object', properties: { ...properties, [endpoint.files.field]: file }, required: [endpoint.files.field] };
    return { requestBody: { required: true, content: { 'multipart/form-data': { schema } } } };
  }
  if (!endpoint.body || endpoint.method === 'DELETE') return {};
  return { requestBody: { required: true, content: { 'application/json': { schema: jsonSchema(endpoint.body, 'input') } } } };
}

function responsesOf(endpoint: Endpoint): Schema {
  const refusal = (description: string) => ({
    description,
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
  });
  const codes = endpoint.errors.length > 0 ? `Refused: ${endpoint.errors.join(', ')}, or a field is not valid.` : 'A field is not valid.';
  const answer =
    endpoint.answer instanceof z.ZodType
      ? { 'application/json': { schema: withSuccess(jsonSchema(endpoint.answer, 'output')) } }
      : { [endpoint.answer.file]: { schema: { type: 'string', format: 'binary' } } };
  return {
    '200': { description: 'Done.', content: answer },
    '400': refusal(codes),
    '401': refusal('Not signed in.'),
    '403': refusal('Not allowed.'),
    '404': refusal('Not found.'),
  };
}

function withSuccess(schema: Schema): Schema {
  const { properties, required } = objectParts(schema);
  return { ...schema, properties: { success: { const: true }, ...properties }, required: ['success', ...required] };
}

function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): Schema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}

function objectParts(schema: Schema): { properties: Schema; required: string[] } {
  // The JSON Schema of an object has both or neither.
  const { properties = {}, required = [] } = schema as { properties?: Schema; required?: string[] };
  return { properties, required };
}
