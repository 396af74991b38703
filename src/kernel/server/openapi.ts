import { z } from 'zod';
import type { Endpoint } from '#kernel/contract/endpoint.ts';
import { isClosedToKeys } from '#kernel/contract/endpoint.ts';
import { Refusal } from '#kernel/contract/errors.ts';
import type { Feature } from '#kernel/contract/feature.ts';
import { objectParts, schemaWriter, type Schema, type SchemaWriter } from './api-schemas.ts';

/** The whole API as OpenAPI 3.1, derived from the features' contracts. */
export function openApi(features: readonly Feature[], publicUrl: string): Schema {
  const paths: Record<string, Record<string, unknown>> = {};
  const schemas = schemaWriter();
  for (const { name, endpoints } of features) {
    for (const [operation, endpoint] of Object.entries(endpoints)) {
      (paths[endpoint.path] ??= {})[endpoint.method.toLowerCase()] = operationOf(`${name}.${operation}`, endpoint, schemas);
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Samspill',
      version: '1',
      description: 'HR and company administration. Everything the web app does is an API call here, with the same checks.',
      license: { name: 'Apache License 2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: `${publicUrl}/api` }],
    paths,
    components: {
      securitySchemes: {
        apiKey: { type: 'http', scheme: 'bearer', description: 'An API key that a user created for one company.' },
        session: { type: 'apiKey', in: 'cookie', name: publicUrl.startsWith('https:') ? '__Host-session' : 'session' },
      },
      schemas: { Refusal: schemas.write(Refusal, 'output'), ...schemas.recursive },
    },
  };
}

function operationOf(operationId: string, endpoint: Endpoint, schemas: SchemaWriter): Schema {
  return {
    operationId,
    tags: operationId.split('.', 1),
    ...(endpoint.summary && { summary: endpoint.summary }),
    description: accessText(endpoint),
    parameters: parametersOf(endpoint, schemas),
    ...bodyOf(endpoint, schemas),
    responses: responsesOf(endpoint, schemas),
    security: securityOf(endpoint),
  };
}

function securityOf(endpoint: Endpoint): Schema[] {
  const { access } = endpoint;
  if ('secret' in access) return access.orSession === undefined ? [] : [{}, { session: [] }];
  if (isClosedToKeys(endpoint)) return [{ session: [] }];
  return 'public' in access ? [] : [{ apiKey: [] }, { session: [] }];
}

function bySecretText({ orSession }: { orSession?: string }): string {
  if (orSession === undefined) return 'Anyone with the secret.';
  return `Anyone with the secret, or, with \`${orSession}\`, a signed-in user with the verified e-mail address the secret was created for.`;
}

function accessText({ access, effect, company, states }: Endpoint): string {
  const who =
    'public' in access
      ? `Public: ${access.public.replace(/[.]$/, '')}.`
      : 'secret' in access
        ? bySecretText(access)
        : 'permission' in access
          ? `Needs permission ${access.permission}${access.ownRecord ? ', except for one’s own record with a session' : ''}${access.feature ? ` and feature ${access.feature}` : ''}.`
          : 'Any signed-in user.';
  const where =
    'secret' in access
      ? 'For the company that the secret belongs to.'
      : company === 'required'
        ? 'For one company (X-Account).'
        : 'For no company.';
  return `${who} ${where} ${effect === 'read' ? 'Changes nothing.' : 'Changes data, and is logged.'} User states: ${(states ?? ['active']).join(', ')}.`;
}

function parametersOf(endpoint: Endpoint, schemas: SchemaWriter): Schema[] {
  const header = {
    name: 'X-Account',
    in: 'header',
    required: true,
    schema: { type: 'integer' },
    description: 'Returns the company the call is made for.',
  };
  const key = {
    name: 'Idempotency-Key',
    in: 'header',
    required: false,
    schema: { type: 'string', pattern: '^[A-Za-z0-9_-]{8,64}$' },
    description:
      'A key of your choice. For 24 hours, a second call with the same key and content gets the same answer and changes nothing. Required with a session.',
  };
  const inQuery = endpoint.method === 'DELETE' ? (endpoint.query ?? endpoint.body) : endpoint.query;
  return [
    ...(endpoint.company === 'required' ? [header] : []),
    ...(endpoint.repeats ? [key] : []),
    ...fields(endpoint.params, 'path', schemas),
    ...fields(inQuery, 'query', schemas),
  ];
}

function fields(schema: z.ZodType | undefined, place: 'path' | 'query', schemas: SchemaWriter): Schema[] {
  if (!schema) return [];
  const { properties, required } = objectParts(schemas.write(schema, 'input'));
  return Object.entries(properties).map(([name, inner]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: inner,
  }));
}

function bodyOf(endpoint: Endpoint, schemas: SchemaWriter): Schema {
  if (endpoint.files) {
    const file = { type: 'array', maxItems: endpoint.files.maxCount, items: { type: 'string', format: 'binary' } };
    const { properties, required } = objectParts(endpoint.body ? schemas.write(endpoint.body, 'input') : {});
    const { field } = endpoint.files;
    const schema = { type: 'object', properties: { ...properties, [field]: file }, required: [...required, field] };
    return { requestBody: { required: true, content: { 'multipart/form-data': { schema } } } };
  }
  if (!endpoint.body || endpoint.method === 'DELETE') return {};
  return { requestBody: { required: true, content: { 'application/json': { schema: schemas.write(endpoint.body, 'input') } } } };
}

function responsesOf(endpoint: Endpoint, schemas: SchemaWriter): Schema {
  const refusal = (description: string) => ({
    description,
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
  });
  const refused = [...(isClosedToKeys(endpoint) ? ['authentication.NotWithApiKey'] : []), ...endpoint.errors];
  const codes = refused.length > 0 ? `Refused: ${refused.join(', ')}, or a field is not valid.` : 'A field is not valid.';
  const answer =
    endpoint.answer instanceof z.ZodType
      ? { 'application/json': { schema: withSuccess(schemas.write(endpoint.answer, 'output')) } }
      : Object.fromEntries(endpoint.answer.file.map((type) => [type, { schema: { type: 'string', format: 'binary' } }]));
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
