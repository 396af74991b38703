import type { PrintedLogo } from '../services.ts';
import { escapeHtml } from './escape-html.ts';

/** Where a company's logo goes in the HTML of a mail; what people write is escaped, so it stands nowhere else. */
export const logoPlaceholder = '<!--company-logo-->';
/** The name under which the picture travels inside the mail: programs that fetch nothing from elsewhere show it. */
export const logoContentId = 'company-logo@samspill';

/** The logo is drawn at half its pixels, for screens that have two for one. */
const density = 2;

/** The HTML with the logo in its place, or without the place. On white, as logos are drawn for paper: in the dark they would vanish. */
export function withLogo(html: string, logo: PrintedLogo | undefined): string {
  return html.replace(logoPlaceholder, () => (logo ? picture(logo) : ''));
}

function picture({ companyName, width, height }: PrintedLogo): string {
  const look = 'display:inline-block;background:#ffffff;border-radius:8px;padding:4px';
  const size = `width="${Math.round(width / density)}" height="${Math.round(height / density)}"`;
  return `<p style="margin:0 0 20px"><span style="${look}"><img src="cid:${logoContentId}" alt="${escapeHtml(companyName)}" ${size} style="display:block;border:0"></span></p>\n`;
}
