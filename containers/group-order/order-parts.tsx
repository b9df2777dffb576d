import {
  LinesByMember,
  type MemberPart,
} from '@/components/group-order/lines-by-member/lines-by-member';
import { useReceipt } from '@/hooks/group-order/use-receipt';
import type { MoneyCurrency } from '@/utils/money/money';

type OrderPartsProps = Readonly<{
  /** The owner's receipt. */
  uuid: string;
  parts: readonly MemberPart[];
  currency: MoneyCurrency;
}>;

/** What each of the group ordered, in the order and the colours of what each pays. */
export function OrderParts({ currency, parts, uuid }: OrderPartsProps) {
  const { receipt } = useReceipt(uuid);
  const names = receipt?.members.map(({ name }) => name) ?? [];
  const placed = parts.map((part, index) => {
    const place = names.indexOf(part.name);
    return { ...part, place: place === -1 ? names.length + index : place };
  });
  return (
    <LinesByMember
      parts={placed.sort((a, b) => a.place - b.place)}
      currency={currency}
    />
  );
}
