import { escapeHtml } from './escape-html.ts';
import { logoPlaceholder } from './mail-logo.ts';

export interface MailText {
  language: 'no' | 'en';
  heading: string;
  paragraphs: readonly string[];
  /** The main action. */
  action?: { label: string; url: string };
  /** Why the reader receives this mail, in small print. */
  footer: string;
  /** Sent for the company it is queued in: shows the company's logo, loaded when the mail is sent. */
  isOfCompany?: boolean;
  /** Further links about such mail, below the footer. */
  links?: readonly { label: string; url: string }[];
}

const font = "font-family:Inter,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
// Mail programs with a dark mode use these; others keep the light colours set inline.
const darkMode = `@media (prefers-color-scheme: dark) {
.page { background: #12191d !important } .card { background: #202c32 !important; border-color: #3b4a52 !important }
.text { color: #e7edef !important } .quiet { color: #a3b1b8 !important } .button { background: #5bb9b2 !important; color: #0d1417 !important } }`;

/** Both bodies of a mail in the product's design: plain text, and HTML that loads nothing external. */
export function mailBody(mail: MailText): { text: string; html: string } {
  const urls = [mail.action, ...(mail.links ?? [])].flatMap((link) => link?.url ?? []);
  if (!urls.every((url) => /^https?:\/\//i.test(url))) throw new Error('The address behind a button begins with http.');
  return { text: plainText(mail), html: page(mail) };
}

function plainText({ heading, paragraphs, action, footer, links = [] }: MailText): string {
  const parts = [
    heading,
    ...paragraphs,
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    `-- \n${footer}`,
    ...links.map(({ label, url }) => `${label}:\n${url}`),
  ];
  return `${parts.join('\n\n')}\n`;
}

function page({ language, heading, paragraphs, action, footer, isOfCompany = false, links = [] }: MailText): string {
  return `<!doctype html>
<html lang="${language === 'no' ? 'nb' : 'en-GB'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(heading)}</title>
<style>${darkMode}</style>
</head>
<body class="page" style="margin:0;padding:0;background:#f5f7f7">
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" style="background:#f5f7f7">
<tr><td align="center" style="padding:32px 16px">
<table role="presentation" class="card" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#ffffff;border:1px solid #dfe5e6;border-radius:12px">
<tr><td style="padding:32px">
${isOfCompany ? logoPlaceholder : ''}<h1 class="text" style="margin:0 0 16px;${font};font-size:22px;line-height:1.3;font-weight:600;color:#0d1417">${escapeHtml(heading)}</h1>
${paragraphs.map(paragraph).join('\n')}
${action ? button(action) : ''}
</td></tr>
</table>
<p class="quiet" style="max-width:560px;margin:16px auto 0;${font};font-size:13px;line-height:1.5;color:#55636a">${[escapeHtml(footer), ...links.map(footerLink)].join('<br>')}</p>
</td></tr>
</table>
</body>
</html>
`;
}

function paragraph(text: string): string {
  return `<p class="text" style="margin:0 0 16px;${font};font-size:16px;line-height:1.6;color:#0d1417">${escapeHtml(text)}</p>`;
}

/** The address is also shown below the button, for programs without buttons and readers who do not trust them. */
function button({ label, url }: { label: string; url: string }): string {
  const look = `display:inline-block;padding:12px 24px;border-radius:8px;background:#116a65;color:#ffffff;${font};font-size:16px;font-weight:600;text-decoration:none`;
  return `<p style="margin:24px 0 16px"><a class="button" href="${escapeHtml(url)}" style="${look}">${escapeHtml(label)}</a></p>
<p class="quiet" style="margin:0;${font};font-size:13px;line-height:1.5;color:#55636a;word-break:break-all">${escapeHtml(url)}</p>`;
}

function footerLink({ label, url }: { label: string; url: string }): string {
  return `<a class="quiet" href="${escapeHtml(url)}" style="color:#55636a;text-decoration:underline">${escapeHtml(label)}</a>`;
}
