import { writeDay } from '@vidas/api-client/words/day.ts';
import { type Forma, newFolha } from '../pdf/folha.ts';
import { mm } from '../pdf/papel.ts';
import { documento } from '../pdf/written.ts';
import type { NegativaDocumento } from './negativaPdf.ts';

/** Answer to a reanalysis on paper; days ISO (RN ANS 623/2024, art. 16). */
export interface ReanaliseDocumento extends Pick<
  NegativaDocumento,
  'codigo' | 'operadora' | 'nome' | 'matricula' | 'procedimento' | 'resposta' | 'respondidaEm' | 'emitidaEm'
> {
  quemPediu: string;
  pedidaEm: string;
  pedido: string;
  isMantida: boolean;
  /** Clause of the contract, or legal basis; null where the denial was revised. */
  clausula: string | null;
}

/** Answer to a reanalysis in writing (ATD-28). */
export const reanalisePdf = async (
  reanalise: ReanaliseDocumento,
  { letraGrande }: Pick<Forma, 'letraGrande'> = {},
): Promise<Uint8Array> => {
  const { operadora, codigo, nome, matricula, emitidaEm, isMantida, clausula, respondidaEm } = reanalise;
  const folha = newFolha({
    title: `Reanálise da solicitação ${codigo}`,
    criadoEm: emitidaEm,
    autor: operadora.nome,
    letraGrande,
    cabeca: `${operadora.nome} · Reanálise da solicitação ${codigo} · ${nome}`,
    pe: `Solicitação ${codigo} · emitida em ${writeDay(emitidaEm)}`,
  });
  folha.operator(
    operadora.nome,
    `CNPJ ${documento(operadora.documento)} - Registro ANS ${operadora.registroAns}`,
  );
  folha.skip(3 * mm);
  folha.title(`Resposta à reanálise: negativa ${isMantida ? 'mantida' : 'revista'}`);
  folha.pair('Beneficiário', `${nome}, matrícula ${matricula}`);
  folha.pair('Solicitação', [codigo, reanalise.procedimento].filter(Boolean).join(', '));
  folha.pair('Reanálise', `pedida por ${reanalise.quemPediu} em ${writeDay(reanalise.pedidaEm)}`);
  folha.pair('Respondida em', respondidaEm === null ? 'sem dado' : writeDay(respondidaEm));
  folha.skip(3 * mm);
  folha.section('Pedido', 20 * mm);
  folha.text(reanalise.pedido);
  folha.skip(2 * mm);
  folha.section('Resposta', 20 * mm);
  folha.text(reanalise.resposta);
  if (clausula !== null) {
    folha.skip(2 * mm);
    folha.section('Cláusula do contrato ou base legal', 20 * mm);
    folha.text(clausula);
  }
  folha.skip(2 * mm);
  folha.section('Se você não concorda', 20 * mm);
  folha.text(
    `Você pode procurar a ANS (Disque ANS 0800 701 9656), citando o número ${codigo}${operadora.telefone === '' ? '' : `, e falar conosco pelo telefone ${operadora.telefone}`}.`,
  );
  folha.skip(2 * mm);
  folha.text('Esta resposta é dada por escrito, em linguagem clara (RN ANS 623/2024, art. 16).', { size: 9 });
  return folha.end();
};
