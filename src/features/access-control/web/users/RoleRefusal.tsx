import { z } from 'zod';
import type { CallError } from '#kernel/web/call-error.ts';
import { errorLines } from '#kernel/web/error-texts.ts';
import { FormProblem } from '#kernel/web/FormProblem.tsx';
import { Link } from '#kernel/web/Link.tsx';
import { useKernelTexts, useTexts } from '#kernel/web/texts.ts';
import { NameList } from '#ui/NameList.tsx';
import { Notice } from '#ui/Notice.tsx';
import type { en } from '../../texts/en.ts';

const Subordinates = z.object({ count: z.number(), items: z.array(z.object({ id: z.string(), name: z.string() })) });

/** Why a role or a manager cannot be changed; lists the person's direct reports, with a link for moving them. Comes into sight, below a long list of choices too. */
export function RoleRefusal({ error }: { error: CallError }) {
  const t = useTexts<typeof en>('access-control');
  const k = useKernelTexts();
  const team = Subordinates.safeParse(error.details).data;
  const lines = errorLines(error);
  return (
    <div ref={reveal}>
      {team ? (
        <Notice tone="bad" title={k('errorTitle')} role="alert">
          {lines.join('\n')}
          <NameList label={t('role.team')}>
            {team.items.map(({ id, name }) => (
              <li key={id}>{name}</li>
            ))}
            {team.count > team.items.length && <li>{t('role.andOthers', { count: team.count - team.items.length })}</li>}
          </NameList>
          <Link to="/access-control?tab=hierarchy">{t('role.toChart')}</Link>
        </Notice>
      ) : (
        <FormProblem form={{ problem: lines, error }} />
      )}
    </div>
  );
}

function reveal(node: HTMLDivElement | null): void {
  node?.scrollIntoView({ block: 'nearest' });
}
