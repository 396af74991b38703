import type { TextsLike } from '#kernel/contract/texts.ts';
import type { enAudit } from './en-audit.ts';

export const noAudit: TextsLike<typeof enAudit> = {
  entities: { task: 'Oppgave' },
  changed: { task: '{actor} endret oppgaven «{what}»' },
  actions: {
    createTask: '{actor} la til oppgaven «{what}»',
    updateTask: '{actor} endret oppgaven «{what}»',
    completeTask: '{actor} fullførte oppgaven «{what}»',
    reopenTask: '{actor} åpnet oppgaven «{what}» igjen',
    deleteTask: '{actor} slettet oppgaven «{what}»',
  },
};
