import { sql } from 'kysely';
import type { Company } from '#kernel/server/database/unit.ts';
import type { Language, StatementType } from '../../contract/kinds.ts';

export interface StatementKind {
  type: StatementType;
  language: Language;
}

/** A kept version of a statement. */
export interface StoredStatement {
  statementId: string;
  version: number;
  /** Null: the text of the product. */
  ownText: string | null;
  templateText: string;
  text: string;
  keys: string[];
  createdAt: Date;
  createdBy: string | null;
  createdById: string | null;
  /** Of the PDF that was kept last. */
  fileId: string | null;
}

/** The versions of a statement, newest first. */
export async function readStatements(company: Company, { type, language }: StatementKind, limit?: number): Promise<StoredStatement[]> {
  const { rows } = await sql<StoredStatement>`
    select statement.id as "statementId", statement.version, statement.own_text as "ownText", statement.template_text as "templateText",
      statement.text, statement.treatment_keys as keys, statement.created_at as "createdAt",
      case when person.state <> 'deleted' then person.first_name || ' ' || person.last_name end as "createdBy",
      person.id as "createdById", kept.id as "fileId"
    from gdpr_statement statement
    left join company_user person on person.company_id = statement.company_id and person.id = statement.created_by
    left join lateral (
      select file.id from gdpr_statement_file file
      where file.company_id = statement.company_id and file.statement_id = statement.id
      order by file.created_at desc, file.id desc limit 1
    ) kept on true
    where statement.company_id = ${company.id} and statement.type = ${type} and statement.language = ${language}
    order by statement.version desc ${limit === undefined ? sql`` : sql`limit ${sql.lit(limit)}`}
  `.execute(company.tx);
  return rows;
}

interface NewStatement extends Omit<StoredStatement, 'createdAt' | 'createdBy' | 'createdById' | 'fileId'> {
  protocolId: string;
  by: string;
  now: Date;
}

export async function insertStatement(company: Company, { type, language }: StatementKind, statement: NewStatement): Promise<void> {
  const { statementId, protocolId, version, ownText, templateText, text, keys, by, now } = statement;
  await sql`
    insert into gdpr_statement (company_id, id, protocol_id, type, language, version, own_text, template_text, text, treatment_keys, created_by,
      created_at)
    values (${company.id}, ${statementId}::uuid, ${protocolId}::uuid, ${type}, ${language}, ${version}, ${ownText}, ${templateText}, ${text},
      ${keys}::uuid[], ${by}::uuid, ${now}::timestamptz)
  `.execute(company.tx);
}

interface StatementFile {
  fileId: string;
  name: string;
  size: number;
  sha256: string;
}

export async function insertStatementFile(
  company: Company,
  { statementId, fileId, name, size, sha256, by, now }: StatementFile & { statementId: string; by: string; now: Date },
): Promise<void> {
  await sql`
    insert into gdpr_statement_file (company_id, id, statement_id, name, size, sha256, created_by, created_at)
    values (${company.id}, ${fileId}::uuid, ${statementId}::uuid, ${name}, ${size}, ${sha256}, ${by}::uuid, ${now}::timestamptz)
  `.execute(company.tx);
}

export async function readStatementFile(company: Company, fileId: string): Promise<(StatementFile & { statementId: string }) | undefined> {
  const { rows } = await sql<StatementFile & { statementId: string }>`
    select id as "fileId", statement_id as "statementId", name, size::integer as size, sha256 from gdpr_statement_file
    where company_id = ${company.id} and id = ${fileId}::uuid
  `.execute(company.tx);
  return rows[0];
}

/** The bytes of statements in the file store. */
export async function readStatementDigests(company: Company): Promise<string[]> {
  const { rows } = await sql<{ sha256: string }>`
    select distinct sha256 from gdpr_statement_file where company_id = ${company.id}
  `.execute(company.tx);
  return rows.map(({ sha256 }) => sha256);
}
