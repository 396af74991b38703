import { expect, test } from 'vitest';
import { withLogo } from './mail-logo.ts';
import { mailBody } from './mail-body.ts';

const mail = {
  language: 'no' as const,
  heading: 'Nullstill passordet ditt',
  paragraphs: ['Hei Åse,', 'Lenken gjelder i en time.'],
  action: { label: 'Velg nytt passord', url: 'https://samspill.example/reset?a=1&b="2"' },
  footer: 'Du får denne fordi noen ba om et nytt passord.',
};

test('the plain text says all the HTML does', () => {
  expect(mailBody(mail).text).toBe(
    `Nullstill passordet ditt

Hei Åse,

Lenken gjelder i en time.

Velg nytt passord:
https://samspill.example/reset?a=1&b="2"

-- 
Du får denne fordi noen ba om et nytt passord.
`,
  );
});

test('the HTML has one button, its address in plain sight and the language of the reader', () => {
  const { html } = mailBody(mail);
  expect(html.match(/<a /g)).toHaveLength(1);
  expect(html).toContain('href="https://samspill.example/reset?a=1&amp;b=&quot;2&quot;"');
  expect(html).toContain('lang="nb"');
  expect(mailBody({ ...mail, language: 'en' }).html).toContain('lang="en-GB"');
});

test('nothing a person wrote becomes markup', () => {
  const hostile = '<img src=x onerror=alert(1)>"\'&';
  const { html } = mailBody({
    ...mail,
    heading: hostile,
    paragraphs: [hostile, 'to\nlinjer'],
    footer: hostile,
    action: { label: hostile, url: 'https://a.no' },
  });
  expect(html).not.toContain('<img');
  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;&quot;&#39;&amp;');
  expect(html).toContain('to<br>linjer');
});

test('nothing is loaded from elsewhere', () => {
  expect(mailBody(mail).html).not.toMatch(/<img|<link|<script|@import|src=/);
});

test('a mail without an action has no button', () => {
  const { language, heading, paragraphs, footer } = mail;
  expect(mailBody({ language, heading, paragraphs, footer }).html).not.toContain('<a ');
});

test('links about the mail itself stand below the footer', () => {
  const links = [{ label: 'Slutt å sende slik e-post', url: 'https://samspill.example/no/unsubscribe?secret=a' }];
  const { text, html } = mailBody({ ...mail, links });
  expect(text).toContain('nytt passord.\n\nSlutt å sende slik e-post:\nhttps://samspill.example/no/unsubscribe?secret=a\n');
  expect(html).toContain('href="https://samspill.example/no/unsubscribe?secret=a"');
  expect(() => mailBody({ ...mail, links: [{ label: 'x', url: 'javascript:alert(1)' }] })).toThrow('begins with http');
});

test.each(['javascript:alert(1)', '/reset', 'data:text/html,x'])('the address %j is refused', (url) => {
  expect(() => mailBody({ ...mail, action: { label: 'x', url } })).toThrow('begins with http');
});

test('leaves room for the logo of the company that it is sent for, and nothing where there is none', () => {
  const { html } = mailBody({ ...mail, paragraphs: ['<!--company-logo-->'], isOfCompany: true });
  const logo = { companyName: 'Ås "&" Sønn', png: Buffer.alloc(0), width: 320, height: 100 };
  expect(withLogo(html, logo)).toContain('alt="Ås &quot;&amp;&quot; Sønn" width="160" height="50"');
  expect(withLogo(html, logo).match(/<img/g)).toHaveLength(1);
  expect(withLogo(html, undefined)).not.toMatch(/<img|<!--/);
  expect(mailBody(mail).html).not.toContain('<!--');
});
