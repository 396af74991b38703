import { join } from 'node:path';
import { lintFromString, loadConfig } from '@redocly/openapi-core';
import { Validator } from '@seriousme/openapi-schema-validator';

type Describe = (publicUrl: string) => Promise<Record<string, unknown>>;

/** What is wrong with the API document: by the schema of OpenAPI, and by the rules of `redocly.yaml`, where a warning counts too. */
export async function apiFindings(root: string): Promise<string[]> {
  const { apiDocument }: { apiDocument: Describe } = await import(join(root, 'src/app/server/api-document.ts'));
  const source = JSON.stringify(await apiDocument('https://samspill.test'));
  return [...(await schemaFindings(source)), ...(await ruleFindings(root, source))];
}

async function schemaFindings(source: string): Promise<string[]> {
  const { valid, errors } = await new Validator().validate(JSON.parse(source));
  if (valid) return [];
  const faults = typeof errors === 'string' ? [errors] : (errors ?? []).map(({ instancePath, message }) => `${instancePath}: ${message}`);
  return faults.map((fault) => `the API document is no OpenAPI: ${fault}`);
}

async function ruleFindings(root: string, source: string): Promise<string[]> {
  const config = await loadConfig({ configPath: join(root, 'redocly.yaml') });
  const problems = await lintFromString({ source, absoluteRef: join(root, 'openapi.json'), config });
  return problems.map(({ ruleId, message, location }) => `the API document, ${location[0]?.pointer ?? '#'}: ${message} (${ruleId})`);
}
