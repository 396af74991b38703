import { feature } from '#kernel/contract/feature.ts';
import * as feed from './endpoints-feed.ts';
import * as imports from './endpoints-import.ts';
import * as files from './endpoints-files.ts';
import * as notes from './endpoints-notes.ts';
import * as register from './endpoints-register.ts';
import * as endpoints from './endpoints.ts';
import { contractRights } from './rights.ts';

const { ContractFile: _file, uploads: _uploads, filesOfContract: _filesOf, ...ofFiles } = files;
const { notedContract: _noted, contractNotes: _notes, ...ofNotes } = notes;
const { ContractFeed: _feed, ...ofFeed } = feed;
const { ContractSettings: _settings, ...ofRegister } = register;

export const contracts = feature({
  name: 'contracts',
  rights: contractRights,
  endpoints: { ...endpoints, ...ofRegister, ...ofFeed, ...imports, ...ofFiles, ...ofNotes },
});
