import type {
  ComparacaoSib,
  DivergenciaSib,
} from '@vidas/api-client/cadastro/conferencia/conferencia.contract.ts';
import type { DiferencasFeitas } from '@vidas/api-client/cadastro/diferencas/diferencas.contract.ts';
import {
  type DiferencaVista,
  linhaDaDiferenca,
  SEM_CCO,
  SITUACAO,
} from '@vidas/api-client/cadastro/diferencas/diferencas.rules.ts';
import { counted } from '@vidas/api-client/words/counted.ts';
import { toasts, type ToastRows } from '@vidas/ui/toast/toasts.ts';
import type { LinhaVista } from '../../write/writeAto.ts';

/** A difference on the screen, with the name of its person. */
export interface Diferenca extends DiferencaVista {
  readonly cco: string | null;
  readonly nome: string;
}

export const diferencaDoCampo = (row: DivergenciaSib): Diferenca => ({
  matricula: row.codbeneficiario,
  campo: row.campo,
  cco: row.cco,
  nome: row.nome,
  valorAns: row.valorAns,
  valorOperadora: row.valorOperadora,
});

export const diferencaDaSituacao = (row: ComparacaoSib): Diferenca => ({
  matricula: row.codbeneficiario ?? '',
  campo: SITUACAO,
  cco: row.cco,
  nome: row.nome ?? '',
  valorAns: row.situacaoAns,
  valorOperadora: row.situacaoOs,
});

export const diferencaSemCco = (row: ComparacaoSib): Diferenca => ({
  matricula: row.codbeneficiario ?? '',
  campo: SEM_CCO,
  cco: null,
  nome: row.nome ?? '',
  valorAns: null,
  valorOperadora: row.situacaoOs,
});

/** Key of a difference, whatever its values are now. */
export const chaveDaDiferenca = ({ matricula, campo, cco }: Diferenca): string =>
  `${matricula} ${campo} ${cco ?? ''}`;

/** The field of a person: 'Nome de Maria Souza'. */
export const nomeDaDiferenca = ({ campo, nome }: Diferenca): string => `${campo} de ${nome}`;

export const linhasDe = (diferencas: readonly Diferenca[]): LinhaVista[] =>
  diferencas.map((each) => ({ ...linhaDaDiferenca(each), nome: nomeDaDiferenca(each) }));

/** The chosen differences, in the form of the wire. */
export const escolhidas = (diferencas: readonly Diferenca[]) =>
  diferencas.map(({ matricula, campo, cco }) => ({ matricula, campo, cco }));

const deixadasDe = (deixadas: DiferencasFeitas['deixadas']): ToastRows | undefined =>
  deixadas.length === 0
    ? undefined
    : {
        title: counted(deixadas.length, 'diferença ficou como estava', 'diferenças ficaram como estavam'),
        fileName: 'diferencas-deixadas',
        columns: { matricula: 'Código do beneficiário', campo: 'Campo', motivo: 'Por quê' },
        rows: deixadas.map(({ matricula, campo, motivo }) => ({ matricula, campo, motivo })),
      };

/** True when taking ANS's value ends a bond, which needs a reason. */
export const isFim = ({ campo, valorAns }: Diferenca): boolean =>
  campo === SITUACAO && valorAns === 'INATIVO';

/** Effect of sending a difference. */
export const oQueSegue = ({ campo, valorAns, valorOperadora }: Diferenca): string =>
  campo === SEM_CCO
    ? 'A ANS não conhece este vínculo: segue a inclusão e, aceita ela, o cancelamento.'
    : `A ANS tem ${valorAns ?? 'em branco'}; segue ${valorOperadora ?? 'em branco'}.`;

/** Tells the result of an act, and why some differences did not change. */
export const dizFeito = ({ message, quantidade, deixadas }: DiferencasFeitas): void => {
  const rows = deixadasDe(deixadas);
  const [uma] = deixadas;
  if (quantidade === 0)
    toasts.warning('Nada foi feito', deixadas.length === 1 ? uma?.motivo : message, { rows });
  else toasts.success(message, undefined, { rows });
};
