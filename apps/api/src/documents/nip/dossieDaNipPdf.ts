import { writeDay } from '@vidas/api-client/words/day.ts';
import { escreveFatos, escreveTextos, type FatoDoDossie, type TextoDoDossie } from '../aviso/fatosNaFolha.ts';
import type { OperadoraDocumento } from '../declaracao/types.ts';
import { newFolha } from '../pdf/folha.ts';
import { mm } from '../pdf/papel.ts';
import { documento } from '../pdf/written.ts';

/** A label and its value. */
export type Par = readonly [rotulo: string, valor: string];

/** A guide, an authorisation or a protocol: a heading and lines below it. */
export interface RegistroDoDossie {
  titulo: string;
  linhas: readonly string[];
}

/** File of the person of a NIP; days are ISO. */
export interface DossieDaNipDocumento {
  operadora: OperadoraDocumento;
  emitidoEm: string;
  emitidoPor: string;
  demanda: string;
  nome: string;
  daNip: readonly Par[];
  assunto: string;
  texto: string;
  /** Null while nobody answered. */
  resposta: { texto: string; de: string } | null;
  /** Missing data, each in a sentence. */
  faltas: readonly string[];
  doContrato: readonly Par[];
  fatos: readonly FatoDoDossie[];
  textos: readonly TextoDoDossie[];
  guias: readonly RegistroDoDossie[];
  autorizacoes: readonly RegistroDoDossie[];
  protocolos: readonly RegistroDoDossie[];
}

/** File of the person of a NIP on A4 (PRA-11). */
export const dossieDaNipPdf = (dossie: DossieDaNipDocumento): Promise<Uint8Array> => {
  const { operadora, emitidoEm, emitidoPor, demanda, nome, resposta, faltas, fatos } = dossie;
  const folha = newFolha({
    title: `Dossiê da NIP ${demanda}`,
    criadoEm: emitidoEm,
    autor: operadora.nome,
    cabeca: `${operadora.nome} · Dossiê da NIP ${demanda} · ${nome}`,
    pe: `NIP ${demanda} · dados de saúde · emitido em ${writeDay(emitidoEm)}`,
  });
  const secao = (titulo: string): void => {
    folha.skip(5 * mm);
    folha.section(titulo, 25 * mm);
  };
  const paragrafos = (texto: string): void => {
    for (const linha of texto.split('\n')) folha.text(linha);
  };
  const pares = (todos: readonly Par[]): void => {
    for (const [rotulo, valor] of todos) folha.pair(rotulo, valor);
  };
  const registros = (titulo: string, todos: readonly RegistroDoDossie[], nenhum: string): void => {
    secao(titulo);
    if (todos.length === 0) folha.text(nenhum);
    for (const { titulo: cabeca, linhas } of todos) {
      folha.room(14 * mm);
      folha.text(cabeca, { weight: 'bold' });
      for (const linha of linhas) folha.text(linha, { size: 9 });
      folha.skip(2 * mm);
    }
  };
  folha.operator(operadora.nome, `CNPJ ${documento(operadora.cnpj)} - Registro ANS ${operadora.registroAns}`);
  folha.text(operadora.endereco);
  folha.skip(3 * mm);
  folha.title(`Dossiê da NIP ${demanda}`);
  pares([...dossie.daNip, ['Emitido por', emitidoPor]]);
  secao(dossie.assunto);
  paragrafos(dossie.texto);
  secao('Resposta');
  if (resposta === null) folha.text('Sem dado: ainda não há resposta.');
  else {
    folha.text(resposta.de, { size: 9 });
    paragrafos(resposta.texto);
  }
  secao('O que falta nestes dados');
  if (faltas.length === 0) folha.text('Nada falta.');
  for (const falta of faltas) folha.text(falta);
  secao('Contrato');
  pares(dossie.doContrato);
  secao('Mensalidades, pagamentos e avisos, por dia');
  if (fatos.length === 0) folha.text('Sem dado: nenhuma mensalidade, pagamento ou aviso deste contrato.');
  else escreveFatos(folha, fatos, 'Mensalidades, pagamentos e avisos, por dia');
  escreveTextos(folha, dossie.textos);
  registros('Guias', dossie.guias, 'Sem dado: nenhuma guia desta pessoa.');
  registros('Autorizações', dossie.autorizacoes, 'Sem dado: nenhuma autorização desta pessoa.');
  registros('Protocolos de atendimento', dossie.protocolos, 'Sem dado: nenhum protocolo desta pessoa.');
  return folha.end();
};
