import { writeDay } from '@vidas/api-client/words/day.ts';
import type { OperadoraDocumento } from '../declaracao/types.ts';
import { type Coluna, larguraDaFolha, newFolha } from '../pdf/folha.ts';
import { mm } from '../pdf/papel.ts';
import { documento, nada, reais } from '../pdf/written.ts';

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

/** Dossier of a contract: fees, payments, notices and proofs in order of time. */
export interface DossieDocumento {
  operadora: OperadoraDocumento;
  /** ISO day. */
  emitidoEm: string;
  emitidoPor: string;
  matricula: string;
  titular: { nome: string; cpf: string | null };
  plano: string;
  /** By day. */
  fatos: readonly FatoDoDossie[];
  /** Texts of the notices, as they left. */
  textos: readonly { titulo: string; linhas: readonly string[]; sha256: string }[];
}

const [dia, oQue, valor] = [24 * mm, 32 * mm, 26 * mm];
const colunas: readonly Coluna[] = [
  { rotulo: 'Dia', largura: dia, isInteira: true },
  { rotulo: 'O que houve', largura: oQue },
  { rotulo: 'Detalhe', largura: larguraDaFolha - dia - oQue - valor },
  { rotulo: 'Valor (R$)', largura: valor, isDireita: true, isInteira: true },
];

/** Dossier of a contract on A4, for a court or the regulator. */
export const dossiePdf = (dossie: DossieDocumento): Promise<Uint8Array> => {
  const { operadora, emitidoEm, emitidoPor, matricula, titular, plano, fatos, textos } = dossie;
  const folha = newFolha({
    title: `Dossiê de cobrança da matrícula ${matricula}`,
    criadoEm: emitidoEm,
    autor: operadora.nome,
    cabeca: `${operadora.nome} · Dossiê de cobrança · matrícula ${matricula} · ${titular.nome}`,
    pe: `Dossiê da matrícula ${matricula} · emitido em ${writeDay(emitidoEm)} por ${emitidoPor}`,
  });
  folha.operator(operadora.nome, `CNPJ ${documento(operadora.cnpj)} - Registro ANS ${operadora.registroAns}`);
  folha.text(operadora.endereco);
  folha.skip(3 * mm);
  folha.title('Dossiê de cobrança');
  folha.pair('Titular', titular.nome);
  folha.pair('CPF', titular.cpf === null ? 'sem dado no cadastro' : documento(titular.cpf));
  folha.pair('Matrícula', matricula);
  folha.pair('Plano', plano);
  folha.skip(3 * mm);
  folha.section('O que houve, por dia', 30 * mm);
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
    'O que houve, por dia',
  );
  for (const { titulo, linhas, sha256 } of textos) {
    folha.skip(5 * mm);
    folha.section(titulo, 25 * mm);
    for (const linha of linhas) folha.text(linha, { size: 9 });
    folha.text(`SHA-256 do texto: ${sha256}`, { size: 8 });
  }
  return folha.end();
};
