/** A software that many companies use, with who makes it. */
export interface KnownSoftware {
  defaultSoftwareId: string;
  softwareName: string;
  softwareCompanyName: string;
  /** The address of its picture. */
  asset: string;
}

const known = (defaultSoftwareId: string, softwareName: string, softwareCompanyName: string): KnownSoftware => ({
  defaultSoftwareId,
  softwareName,
  softwareCompanyName,
  asset: `/data/software/${defaultSoftwareId}.svg`,
});

/** The known software by name: what `/data/software.json` answers (gdpr.42). A key stays, whatever the software is called later. */
export const knownSoftware: readonly KnownSoftware[] = [
  known('24sevenoffice', '24SevenOffice', '24SevenOffice AS'),
  known('adobe-creative-cloud', 'Adobe Creative Cloud', 'Adobe'),
  known('asana', 'Asana', 'Asana, Inc.'),
  known('atlassian-jira', 'Jira', 'Atlassian'),
  known('aws', 'Amazon Web Services', 'Amazon Web Services EMEA SARL'),
  known('azets-cozone', 'Azets Cozone', 'Azets'),
  known('azure', 'Microsoft Azure', 'Microsoft Ireland Operations Ltd'),
  known('calendly', 'Calendly', 'Calendly LLC'),
  known('canva', 'Canva', 'Canva Pty Ltd'),
  known('chatgpt', 'ChatGPT', 'OpenAI Ireland Ltd'),
  known('dnb-regnskap', 'DNB Regnskap', 'DNB Bank ASA'),
  known('docusign', 'Docusign', 'Docusign, Inc.'),
  known('dropbox', 'Dropbox', 'Dropbox International Unlimited Company'),
  known('fiken', 'Fiken', 'Fiken AS'),
  known('figma', 'Figma', 'Figma, Inc.'),
  known('github', 'GitHub', 'GitHub, Inc.'),
  known('google-analytics', 'Google Analytics', 'Google Ireland Ltd'),
  known('google-workspace', 'Google Workspace', 'Google Ireland Ltd'),
  known('hubspot', 'HubSpot', 'HubSpot Ireland Ltd'),
  known('intercom', 'Intercom', 'Intercom R&D Unlimited Company'),
  known('intune', 'Microsoft Intune', 'Microsoft Ireland Operations Ltd'),
  known('linkedin', 'LinkedIn', 'LinkedIn Ireland Unlimited Company'),
  known('mailchimp', 'Mailchimp', 'Intuit'),
  known('meta-business', 'Meta Business Suite', 'Meta Platforms Ireland Ltd'),
  known('microsoft-365', 'Microsoft 365', 'Microsoft Ireland Operations Ltd'),
  known('microsoft-dynamics', 'Microsoft Dynamics 365', 'Microsoft Ireland Operations Ltd'),
  known('microsoft-teams', 'Microsoft Teams', 'Microsoft Ireland Operations Ltd'),
  known('monday', 'monday.com', 'monday.com Ltd'),
  known('notion', 'Notion', 'Notion Labs, Inc.'),
  known('pipedrive', 'Pipedrive', 'Pipedrive OÜ'),
  known('poweroffice-go', 'PowerOffice Go', 'PowerOffice AS'),
  known('salesforce', 'Salesforce', 'salesforce.com EMEA Ltd'),
  known('shopify', 'Shopify', 'Shopify International Ltd'),
  known('slack', 'Slack', 'Slack Technologies Ltd'),
  known('stripe', 'Stripe', 'Stripe Payments Europe Ltd'),
  known('superoffice', 'SuperOffice CRM', 'SuperOffice AS'),
  known('surveymonkey', 'SurveyMonkey', 'SurveyMonkey Europe UC'),
  known('teamtailor', 'Teamtailor', 'Teamtailor AB'),
  known('tripletex', 'Tripletex', 'Tripletex AS'),
  known('uni-micro', 'Uni Economy', 'Uni Micro AS'),
  known('visma-enet', 'Visma eAccounting', 'Visma Software AS'),
  known('visma-net', 'Visma.net', 'Visma Software AS'),
  known('webcruiter', 'Webcruiter', 'Talentech'),
  known('xledger', 'Xledger', 'Xledger AS'),
  known('zendesk', 'Zendesk', 'Zendesk International Ltd'),
  known('zoom', 'Zoom', 'Zoom Communications, Inc.'),
];
