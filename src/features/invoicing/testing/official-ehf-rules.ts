import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { ehfRules } from '#testing/ehf-rules-folder.ts';

const saxon = '/usr/share/java/Saxon-HE.jar';
const ruleSets = ['CEN-EN16931-UBL', 'PEPPOL-EN16931-UBL'] as const;
const kinds = ['Invoice', 'CreditNote'] as const;

export interface OfficialFinding {
  /** The name of the rule; `XSD` for the schema. */
  rule: string;
  isFatal: boolean;
}

/**
 * What the official schemas and rules say of each document, which have the names of the map: one process a set of rules, however many documents.
 * The rules look only at what the schemas let through, as an access point does.
 */
export async function officialFindings(documents: ReadonlyMap<string, string>): Promise<Map<string, OfficialFinding[]>> {
  const folder = mkdtempSync(join(tmpdir(), 'samspill-ehf-'));
  try {
    const names = [...documents.keys()];
    const files = new Map(names.map((name, index) => [`${index}.xml`, name]));
    const source = join(folder, 'in');
    mkdirSync(source);
    for (const [file, name] of files) writeFileSync(join(source, file), documents.get(name) ?? '');
    const bySchemas = new Map((await Promise.all(kinds.map((kind) => bySchema(kind, source)))).flatMap((found) => [...found]));
    for (const file of bySchemas.keys()) rmSync(join(source, file));
    // One after the other: each keeps more than a core busy.
    const found = [bySchemas];
    for (const set of ruleSets) found.push(await byRules(set, source, folder));
    return new Map([...files].map(([file, name]) => [name, found.flatMap((byFile) => byFile.get(file) ?? [])]));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

type Findings = Map<string, OfficialFinding[]>;

async function bySchema(kind: (typeof kinds)[number], source: string): Promise<Findings> {
  const files = readdirSync(source).filter((file) => readFileSync(join(source, file), 'utf8').includes(`<${kind} `));
  if (files.length === 0) return new Map();
  const schema = join(ehfRules ?? '', `xsd/maindoc/UBL-${kind}-2.1.xsd`);
  const said = await run('/usr/bin/xmllint', ['--noout', '--nonet', '--schema', schema, ...files], source);
  const isValid = (file: string) => said.split('\n').includes(`${file} validates`);
  return new Map(files.filter((file) => !isValid(file)).map((file) => [file, [{ rule: 'XSD', isFatal: true }]]));
}

async function byRules(set: (typeof ruleSets)[number], source: string, folder: string): Promise<Findings> {
  const reports = join(folder, set);
  mkdirSync(reports);
  const rules = join(ehfRules ?? '', `${set}.xslt`);
  const said = await run(
    '/usr/bin/java',
    ['-cp', saxon, 'net.sf.saxon.Transform', `-s:${source}`, `-xsl:${rules}`, `-o:${reports}`],
    folder,
  );
  return new Map(readdirSync(source).map((file) => [file, findingsOf(join(reports, file), said)]));
}

/** Some rules end with an error at a value that they cannot compare; that document is refused too. */
function findingsOf(report: string, said: string): OfficialFinding[] {
  const text = existsSync(report) ? readFileSync(report, 'utf8') : '';
  if (text.includes('svrl:fired-rule') && text.includes('</svrl:schematron-output>')) return findingsIn(text);
  if (said.includes(`While processing ${basename(report)}:`)) return [{ rule: 'error', isFatal: true }];
  throw new Error(`The rules did not look at ${report}: ${said.slice(0, 2000)}`);
}

function findingsIn(report: string): OfficialFinding[] {
  return [...report.matchAll(/<svrl:(?:failed-assert|successful-report)\b[^>]*>/g)].map(([tag]) => ({
    rule: / id="([^"]+)"/.exec(tag)?.[1] ?? 'unnamed',
    isFatal: !tag.includes('flag="warning"'),
  }));
}

/** What a program says, whatever it ends with: a document that breaks a rule is none of its failures. */
function run(program: string, parameters: string[], cwd: string): Promise<string> {
  return new Promise((resolve) => {
    execFile(program, parameters, { cwd, maxBuffer: 2 ** 28 }, (_, stdout, stderr) => resolve(`${stdout}${stderr}`));
  });
}
