interface Endpoint {
  process?: string;
  transport?: string;
  from?: string;
  to?: string;
}

/** What a publisher answers about a participant that takes invoices. */
export function serviceMetadata({
  process = 'urn:fdc:peppol.eu:2017:poacc:billing:01:1.0',
  transport = 'peppol-transport-as4-v2_0',
  from = '2024-01-01T00:00:00Z',
  to = '2030-01-01T00:00:00Z',
}: Endpoint = {}): string {
  return `<?xml version="1.0"?><smp:SignedServiceMetadata xmlns:smp="http://busdox.org/serviceMetadata/publishing/1.0/" xmlns:id="http://busdox.org/transport/identifiers/1.0/">
<smp:ServiceMetadata><smp:ServiceInformation><id:ParticipantIdentifier scheme="iso6523-actorid-upis">0192:986252932</id:ParticipantIdentifier>
<smp:ProcessList><smp:Process><id:ProcessIdentifier scheme="cenbii-procid-ubl">${process}</id:ProcessIdentifier><smp:ServiceEndpointList>
<smp:Endpoint transportProfile="${transport}"><smp:ServiceActivationDate>${from}</smp:ServiceActivationDate><smp:ServiceExpirationDate>${to}</smp:ServiceExpirationDate></smp:Endpoint>
</smp:ServiceEndpointList></smp:Process></smp:ProcessList></smp:ServiceInformation></smp:ServiceMetadata></smp:SignedServiceMetadata>`;
}
