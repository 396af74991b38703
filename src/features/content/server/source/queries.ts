/** All queries to the content service, in GROQ; the built-in documents use the same. Without a version the newest one answers. */
export const pageQuery = `*[_type == "page" && kind == $kind && (slug.current == $slug || $slug in formerSlugs) && language == $language && ($version == "" || version == $version)]
  | order(version desc)[0]{
  "slug": slug.current, kind, title, lead, version, picture, body,
  requiredPermission, excludePermission, requiredFeature, requiredLimit
}`;

export const newsQuery = `*[_type == "news" && language == $language] | order(date desc)[0...20]{
  _id, title, text, date, segment, "slug": slug.current, picture
}`;

export const teaserQuery = `*[_type == "teaser" && lower(feature) == lower($feature) && language == $language][0]{ cards }`;

export const rolesQuery = `*[_type == "role" && language == $language] | order(order asc){ key, name, description }`;

export const videosQuery = `*[_type == "video" && language == $language] | order(order asc){ key, title, text, roles, feature, film }`;

export const helpQuery = `*[_type == "help" && page == $page && language == $language][0]{ title, body }`;

/** The documents that a feature adds and reads itself. */
export const documentsQuery = `*[_type == $type] | order(key asc)`;

export const helpPagesQuery = `*[_type == "help" && language == $language].page`;
