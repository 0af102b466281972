import { writeDay } from '@vidas/api-client/words/day.ts';
import { type Coluna, type Folha, larguraDaFolha } from '../pdf/folha.ts';
import { mm } from '../pdf/papel.ts';
import { nada, reais } from '../pdf/written.ts';

/** One thing that happened in a contract. */
export interface FatoDoDossie {
  /** ISO day. */
  dia: string;
  /** 'Mensalidade', 'Pagamento', 'Aviso', 'Prova'… */
  oQue: string;
  detalhe: string;
  /** Null where the fact has no amount. */
  valorCents: number | null;
}

/** Text of a notice, as it left. */
export interface TextoDoDossie {
  titulo: string;
  linhas: readonly string[];
  sha256: string;
}

const [dia, oQue, valor] = [24 * mm, 32 * mm, 26 * mm];
const colunas: readonly Coluna[] = [
  { rotulo: 'Dia', largura: dia, isInteira: true },
  { rotulo: 'O que houve', largura: oQue },
  { rotulo: 'Detalhe', largura: larguraDaFolha - dia - oQue - valor },
  { rotulo: 'Valor (R$)', largura: valor, isDireita: true, isInteira: true },
];

/** Table of what happened in a contract, by day. */
export const escreveFatos = (folha: Folha, fatos: readonly FatoDoDossie[], titulo: string): void =>
  folha.table(
    colunas,
    (linha) => {
      for (const fato of fatos)
        linha([
          writeDay(fato.dia),
          fato.oQue,
          fato.detalhe,
          fato.valorCents === null ? nada : reais(fato.valorCents),
        ]);
    },
    titulo,
  );

/** Texts of the notices, each with its digest. */
export const escreveTextos = (folha: Folha, textos: readonly TextoDoDossie[]): void => {
  for (const { titulo, linhas, sha256 } of textos) {
    folha.skip(5 * mm);
    folha.section(titulo, 25 * mm);
    for (const linha of linhas) folha.text(linha, { size: 9 });
    folha.text(`SHA-256 do texto: ${sha256}`, { size: 8 });
  }
};
