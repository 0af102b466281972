import { writeDay } from '@vidas/api-client/words/day.ts';
import { type Forma, newFolha } from '../pdf/folha.ts';
import { mm } from '../pdf/papel.ts';
import { documento } from '../pdf/written.ts';

/** A denied request on paper; days ISO (RN ANS 623/2024, art. 14). */
export interface NegativaDocumento {
  /** Number of the authorisation, or the 20 digits of the protocol. */
  codigo: string;
  isProtocolo: boolean;
  operadora: { nome: string; documento: string; registroAns: string; telefone: string };
  nome: string;
  matricula: string;
  classe: string;
  procedimento: string | null;
  registradaEm: string;
  /** Null when unknown. */
  respondidaEm: string | null;
  resposta: string;
  /** Clause of the contract, or legal basis. */
  clausula: string;
  emitidaEm: string;
}

const semDado = 'sem dado';

/** Written denial of a request, which names its clause and offers the ombudsman (ATD-21). */
export const negativaPdf = async (
  negativa: NegativaDocumento,
  { letraGrande }: Pick<Forma, 'letraGrande'> = {},
): Promise<Uint8Array> => {
  const { operadora, codigo, nome, matricula, emitidaEm, isProtocolo } = negativa;
  const folha = newFolha({
    title: `Negativa da solicitação ${codigo}`,
    criadoEm: emitidaEm,
    autor: operadora.nome,
    letraGrande,
    cabeca: `${operadora.nome} · Negativa da solicitação ${codigo} · ${nome}`,
    pe: `Solicitação ${codigo} · emitida em ${writeDay(emitidaEm)}`,
  });
  folha.operator(
    operadora.nome,
    `CNPJ ${documento(operadora.documento)} - Registro ANS ${operadora.registroAns}`,
  );
  folha.skip(3 * mm);
  folha.title(`Resposta à solicitação${isProtocolo ? '' : ' de cobertura'}: negada`);
  folha.pair('Beneficiário', `${nome}, matrícula ${matricula}`);
  folha.pair(
    isProtocolo ? 'Protocolo' : 'Solicitação',
    `${codigo}, registrada em ${writeDay(negativa.registradaEm)}`,
  );
  folha.pair(
    isProtocolo ? 'Assunto' : 'Procedimento',
    negativa.procedimento ?? `${negativa.classe.toLowerCase()}, sem código`,
  );
  folha.pair('Respondida em', negativa.respondidaEm === null ? semDado : writeDay(negativa.respondidaEm));
  folha.skip(3 * mm);
  folha.section('Motivo', 20 * mm);
  folha.text(negativa.resposta);
  folha.skip(2 * mm);
  folha.section('Cláusula do contrato ou base legal', 20 * mm);
  folha.text(negativa.clausula);
  folha.skip(2 * mm);
  folha.section('Se você não concorda', 20 * mm);
  folha.text(
    `Você pode pedir à ouvidoria da operadora a reanálise desta negativa, citando o número ${codigo}${operadora.telefone === '' ? '' : `, também pelo telefone ${operadora.telefone}`}. A ouvidoria responde no prazo da RN ANS 623/2024, art. 16. Você pode também procurar a ANS (Disque ANS 0800 701 9656).`,
  );
  folha.skip(2 * mm);
  folha.text('Esta resposta é dada por escrito, em linguagem clara, como pede a RN ANS 623/2024, art. 14.', {
    size: 9,
  });
  return folha.end();
};
