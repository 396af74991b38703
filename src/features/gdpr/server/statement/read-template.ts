import { documentsOf } from '#features/content/server/public.ts';
import type { Services } from '#kernel/server/services.ts';
import { StatementTemplate } from '../../contract/statement-content.ts';
import type { StatementKind } from './store-statements.ts';

/** The text of the product for a statement. Must not be called inside a transaction. */
export async function readTemplate(services: Services, { type, language }: StatementKind): Promise<string> {
  const found = await documentsOf(services, 'gdprStatement', StatementTemplate);
  const text = found.find(({ key }) => key === type)?.[language];
  if (text === undefined) throw new Error(`There is no text for the ${type} statement`);
  return text;
}
