import { z } from 'zod';
import { field } from '#kernel/contract/errors.ts';
import { useWrite } from '#kernel/web/use-call.ts';
import { useVersionedForm } from '#kernel/web/use-versioned-form.ts';
import { updateStatement, type PrivacyStatement } from '../../contract/endpoints-statements.ts';
import { readsOfStatements } from './reads-of-statements.ts';

const longest = 60_000;
const Statement = z.object({
  templateText: z
    .string()
    .trim()
    .min(1, field('required'))
    .max(longest, field('tooLong', { length: longest })),
  order: z.array(z.string()),
});
export type StatementValues = z.input<typeof Statement>;

const valuesOf = ({ templateText, orderedTreatmentKeys }: PrivacyStatement): StatementValues => ({
  templateText,
  order: [...orderedTreatmentKeys],
});

/** The form of a statement's text and order; a change by somebody else is merged or shown. */
export function useStatementForm(statement: PrivacyStatement, onSaved: () => void) {
  const { type, language } = statement;
  const { write } = useWrite(updateStatement, { changes: readsOfStatements });
  return useVersionedForm<StatementValues, PrivacyStatement, unknown>(Statement, {
    record: statement,
    valuesOf,
    initial: valuesOf(statement),
    draft: { place: `gdpr/statement/${type}/${language}` },
    theirsOf: ({ privacyStatement }) => privacyStatement as PrivacyStatement | undefined, // The answer to a conflict.
    changedBy: ({ createdBy, createdById, createdDate }) => ({
      by: createdBy ?? undefined,
      companyUserId: createdById ?? undefined,
      at: createdDate,
    }),
    save: ({ record, base }, { templateText, order }) =>
      write({
        body: {
          type,
          language,
          version: record?.version,
          keepCurrentTemplate: true,
          tableOrderedGuidList: order,
          ...(templateText !== base.templateText && { templateText }),
        },
      }),
    onSaved,
  });
}
