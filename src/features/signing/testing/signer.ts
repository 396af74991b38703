import type { Endpoint } from '#kernel/contract/endpoint.ts';
import type { Caller, ExampleInput, TestAnswer } from '#testing/caller.ts';
import type { TestServer } from '#testing/server.ts';
import { getInvitation, getRecipientFile, rejectDocument, sendCode, signDocument, verifyCode } from '../contract/endpoints-recipient.ts';
import type { Invitation, SignatureInput } from '../contract/recipient.ts';
import { mailedSecret } from './sent-request.ts';

/** The browser of somebody who signs: it keeps the cookies that it is given. */
export interface Signer {
  secret: string;
  call: (endpoint: Endpoint, input?: ExampleInput) => Promise<TestAnswer>;
  see: () => Promise<Invitation>;
  /** Fetches the document, which counts as reading it. */
  read: () => Promise<TestAnswer>;
  sign: (signature?: SignatureInput) => Promise<TestAnswer>;
  reject: (reason?: string) => Promise<TestAnswer>;
  /** Has a code sent and types it in. */
  confirm: () => Promise<TestAnswer>;
}

/** Opens the newest link that an address was mailed. */
export async function signerOf(server: TestServer, email: string): Promise<Signer> {
  return browserWith(server, { secret: await mailedSecret(server, email), email });
}

/** A browser that has a link, or is signed in with the address of a signer. */
export function browserWith(
  server: TestServer,
  { secret, email, account, requestId }: { secret: string; email: string; account?: Caller; requestId?: string },
): Signer {
  const cookies = new Map<string, string>();
  const who = account ? { signingRequestId: requestId } : { secret };
  const call: Signer['call'] = async (endpoint, input = {}) => {
    const asked =
      endpoint.method === 'GET'
        ? { ...input, query: { ...who, ...input.query } }
        : { ...input, body: Object.assign({ ...who }, input.body) };
    const own = account?.cookie === undefined ? [] : [`session=${account.cookie}`];
    const cookie = [...own, ...[...cookies].map(([name, value]) => `${name}=${value}`)].join('; ');
    const answer = await (account ?? server.nobody).call(endpoint, asked, cookie ? { cookie } : {});
    for (const line of [answer.headers['set-cookie'] ?? []].flat()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(String(line)) ?? [];
      if (value) cookies.set(name, decodeURIComponent(value));
      else cookies.delete(name);
    }
    return answer;
  };
  const see = async () => (await call(getInvitation)).json['invitation'] as Invitation;
  return {
    secret,
    call,
    see,
    read: async () => {
      const { document } = await see();
      return call(getRecipientFile, { params: { fileName: document?.name ?? 'x' }, query: { fileId: document?.fileId } });
    },
    sign: async (signature = { kind: 'typed', name: 'Kari Nordmann' }) => {
      const { consent } = await see();
      return call(signDocument, { body: { signature, consent } });
    },
    reject: (reason = 'Lønnen stemmer ikke') => call(rejectDocument, { body: { reason } }),
    confirm: async () => {
      await call(sendCode);
      return call(verifyCode, { body: { code: await mailedCode(server, email) } });
    },
  };
}

/** The newest code that an address was mailed. */
export async function mailedCode(server: TestServer, email: string): Promise<string> {
  const mails = (await server.mails()).filter(({ to }) => to === email);
  const code = mails.map(({ text }) => /^\d{6}$/m.exec(text)?.[0]).find((found) => found !== undefined);
  if (!code) throw new Error(`Nobody mailed ${email} a code`);
  return code;
}
