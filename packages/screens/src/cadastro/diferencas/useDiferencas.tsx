import { Button } from '@vidas/ui/button/Button.tsx';
import type { ReportTableProps } from '@vidas/ui/report-table/ReportTable.tsx';
import { type ReactNode, useState } from 'react';
import { RespondeMenu } from '../sistema-central/RespondeMenu.tsx';
import { type Diferenca, chaveDaDiferenca, nomeDaDiferenca } from './diferencaVista.ts';
import { EnviaDiferencas } from './EnviaDiferencas.tsx';
import { UsaValores } from './UsaValores.tsx';

const palavras = { envia: 'Enviar à ANS', usa: 'Usar o valor da ANS' } as const;
type Ato = keyof typeof palavras;

/** Rows of a list that are differences. */
export interface DiferencasDaLista<Item> {
  readonly de: (row: Item) => Diferenca;
  /** False when ANS has no value to take. */
  readonly temValor: boolean;
}

interface Escolha {
  readonly ato: Ato;
  readonly diferencas: readonly Diferenca[];
  readonly clear?: () => void;
}

interface Atos<Item> {
  /** Acts of one row. */
  readonly daLinha: (row: Item) => ReactNode;
  readonly selection: ReportTableProps<Item>['selection'];
  readonly dialog: ReactNode;
}

/** Sending and taking of one or many rows of a list. */
export function useDiferencas<Item>(
  rows: readonly Item[] | undefined,
  lista: DiferencasDaLista<Item> | undefined,
): Atos<Item> {
  const [escolha, setEscolha] = useState<Escolha | null>(null);
  if (!lista) return { daLinha: () => null, selection: undefined, dialog: null };
  const { de, temValor } = lista;
  const atos: readonly Ato[] = temValor ? ['envia', 'usa'] : ['envia'];
  const agora = (rows ?? []).map(de);
  // Present rows of the choice; when none is left, the server's refusal shows over it.
  const vivas =
    escolha?.diferencas.flatMap(
      (each) => agora.find((row) => chaveDaDiferenca(row) === chaveDaDiferenca(each)) ?? [],
    ) ?? [];
  const Dialog = escolha?.ato === 'usa' ? UsaValores : EnviaDiferencas;
  return {
    daLinha: (row) => (
      <RespondeMenu
        deQuem={nomeDaDiferenca(de(row))}
        atos={atos.map((ato) => [ato, palavras[ato]] as const)}
        onAto={(ato) => setEscolha({ ato, diferencas: [de(row)] })}
      />
    ),
    selection: {
      actions: ({ rows: chosen, clear }) =>
        atos.map((ato) => (
          <Button
            key={ato}
            size="small"
            onPress={() => setEscolha({ ato, diferencas: chosen().map(de), clear })}
          >
            {palavras[ato]}
          </Button>
        )),
    },
    dialog: escolha && (
      <Dialog
        diferencas={vivas.length > 0 ? vivas : escolha.diferencas}
        onDone={() => escolha.clear?.()}
        onClose={() => setEscolha(null)}
      />
    ),
  };
}
