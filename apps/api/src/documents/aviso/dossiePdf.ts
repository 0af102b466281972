import { writeDay } from '@vidas/api-client/words/day.ts';
import type { OperadoraDocumento } from '../declaracao/types.ts';
import { newFolha } from '../pdf/folha.ts';
import { mm } from '../pdf/papel.ts';
import { documento } from '../pdf/written.ts';
import { escreveFatos, escreveTextos, type FatoDoDossie, type TextoDoDossie } from './fatosNaFolha.ts';

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
  textos: readonly TextoDoDossie[];
}

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
  escreveFatos(folha, fatos, 'O que houve, por dia');
  escreveTextos(folha, textos);
  return folha.end();
};
