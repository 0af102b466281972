import type { GuiaItem } from '@vidas/api-client/contas-medicas/guias/guias.contract.ts';
import { regrasDoItem } from '@vidas/api-client/contas-medicas/guias/itemDecisao.rules.ts';
import { isRegraDaConta } from '@vidas/api-client/contas-medicas/regras/regras.rules.ts';
import { List } from '@vidas/ui/text/List.tsx';
import { Text, type TextProps } from '@vidas/ui/text/Text.tsx';

export interface RegrasDoItemProps {
  readonly item: GuiaItem;
}

/** Look of a rule: blocks are red, findings of trade rules stand out, the rest is quiet. */
const lookOf = (tipo: 'bloqueio' | 'aviso', regra: string): Pick<TextProps, 'tone' | 'weight'> => {
  if (tipo === 'bloqueio') return { tone: 'negative' };
  return isRegraDaConta(regra) ? { tone: 'caution', weight: 'medium' } : { tone: 'text' };
};

/** Every fired rule of the item, with its number and values (CTM-28). */
export function RegrasDoItem({ item }: RegrasDoItemProps) {
  const regras = regrasDoItem(item);
  if (regras.length === 0) return null;
  return (
    <List>
      {regras.map(({ regra, tipo, texto }) => (
        <li key={`${regra} ${texto}`}>
          <Text as="span" size="table" {...lookOf(tipo, regra)}>
            {tipo === 'bloqueio' ? `Bloqueia: ${texto}` : texto}
          </Text>{' '}
          <Text as="span" size="label" tone="muted">
            {regra}
          </Text>
        </li>
      ))}
    </List>
  );
}
