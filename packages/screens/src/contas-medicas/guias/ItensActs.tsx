import type { AbaDaGuia } from '@vidas/api-client/contas-medicas/guias/guia.rules.ts';
import type { GuiaItem, ResultadoDoItem } from '@vidas/api-client/contas-medicas/guias/guias.contract.ts';
import type { MudancaDoItem } from '@vidas/api-client/contas-medicas/guias/itemMudanca.rules.ts';
import { Button } from '@vidas/ui/button/Button.tsx';
import { leave } from '@vidas/ui/leaving/leaving.ts';

export interface ItensActsProps {
  readonly aba: AbaDaGuia;
  readonly rows: () => readonly GuiaItem[];
  readonly keep: (isKept: (item: GuiaItem) => boolean) => void;
  readonly isPending: boolean;
  /** Resolves with the result of each item; null when the call failed. */
  readonly onDecide: (
    itens: readonly GuiaItem[],
    mudanca: MudancaDoItem,
  ) => Promise<readonly ResultadoDoItem[] | null>;
}

interface Act {
  readonly label: string;
  readonly mudanca: MudancaDoItem;
}

const aprovar: Act = { label: 'Aprovar', mudanca: { status: 1 } };
const desaprovar: Act = { label: 'Desaprovar', mudanca: { status: null } };
const paraMateriais: Act = { label: 'Para materiais (19)', mudanca: { codTabelaAprov: '19' } };
const paraMedicamentos: Act = { label: 'Para medicamentos (20)', mudanca: { codTabelaAprov: '20' } };
const limpar: Act = { label: 'Limpar a tabela', mudanca: { codTabelaAprov: '00' } };

const moves: Readonly<Partial<Record<AbaDaGuia, readonly Act[]>>> = {
  naoIdentificados: [paraMateriais, paraMedicamentos],
  materiais: [paraMedicamentos, limpar],
  medicamentos: [paraMateriais, limpar],
};

/** Acts on the chosen items; unchanged items stay chosen (CTM-12). Asks first when the open item has typed text. */
export function ItensActs({ aba, rows, keep, isPending, onDecide }: ItensActsProps) {
  const decide = async (mudanca: MudancaDoItem) => {
    const resultados = await onDecide(rows(), mudanca);
    if (resultados === null) return;
    const done = new Set(
      resultados.flatMap(({ situacao, seqItem }) => (situacao === 'feito' ? [seqItem] : [])),
    );
    keep(({ seqItem }) => !done.has(seqItem));
  };
  return [aprovar, desaprovar, ...(moves[aba] ?? [])].map(({ label, mudanca }) => (
    <Button key={label} size="small" isDisabled={isPending} onPress={() => leave(() => void decide(mudanca))}>
      {label}
    </Button>
  ));
}
