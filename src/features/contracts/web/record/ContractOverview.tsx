import { Columns } from '#ui/Columns.tsx';
import type { Contract } from '../../contract/entities.ts';
import { ContactCards } from './ContactCards.tsx';
import { ContractFacts } from './ContractFacts.tsx';
import { ContractLife } from './ContractLife.tsx';
import { DeadlineCard } from './DeadlineCard.tsx';
import { NotificationsCard } from './NotificationsCard.tsx';
import { PartyCard } from './PartyCard.tsx';
import { RelatedCard } from './RelatedCard.tsx';
import styles from './record.module.css';

/** What a contract says, when something must be done about it, and who is told. */
export function ContractOverview({ contract }: { contract: Contract }) {
  return (
    <Columns of="cards">
      <div className={styles['column']}>
        <DeadlineCard contract={contract} />
        <ContractFacts contract={contract} />
        <PartyCard contract={contract} />
        <ContactCards contacts={contract.contactInformation} />
      </div>
      <div className={styles['column']}>
        <ContractLife contract={contract} />
        <NotificationsCard contract={contract} />
        <RelatedCard contract={contract} />
      </div>
    </Columns>
  );
}
