import type { MovimentoPrevisto } from '@vidas/api-client/cadastro/envio/envio.contract.ts';
import { segueNoArquivo } from '@vidas/api-client/cadastro/envio/envio.rules.ts';
import type { FatoDaPessoa } from '@vidas/api-client/cadastro/ficha/ficha.contract.ts';
import { agree, counted } from '@vidas/api-client/words/counted.ts';
import { writeDay } from '@vidas/api-client/words/day.ts';
import type { DeskClean, DeskGroup } from '@vidas/ui/desk/desk.types.ts';
import { lastDayOf, writeMovimentos } from '../envio/envioSibTexts.ts';
import { nomeDoCampo } from '../ficha/fichaCampos.ts';
import type { Resultado } from './corrigeVarias.ts';
import type { PendenciaDaMesa } from './pendenciasDaMesa.ts';

/** The two groups of the desk. */
export const gruposDe = (pendencias: readonly PendenciaDaMesa[]): DeskGroup[] =>
  [
    { title: 'Rejeitados pela ANS', isRejeitada: true },
    { title: 'Faltam para o envio', isRejeitada: false },
  ].map(({ title, isRejeitada }) => ({
    title,
    things: pendencias
      .filter((each) => each.isRejeitada === isRejeitada)
      .map(({ key, nome, motivo }) => ({ key, title: nome, detail: motivo })),
  }));

/** Movements that go into the file as they are. */
export const limposDe = (movimentos: readonly MovimentoPrevisto[]): DeskClean => {
  const seguem = movimentos.filter(segueNoArquivo);
  return { title: 'Seguem no arquivo', count: seguem.length, sum: writeMovimentos(seguem) || undefined };
};

/** '… Mais 2 pendências do contrato, que se veem em Envio do SIB.' */
export const subtituloDe = (competencia: string, deFora: number): string =>
  [
    `O que falta para o arquivo até ${lastDayOf(competencia)}, e o que a ANS rejeitou.`,
    deFora > 0 &&
      `Mais ${counted(deFora, 'pendência do contrato, que se vê', 'pendências do contrato, que se veem')} em Envio do SIB.`,
  ]
    .filter(Boolean)
    .join(' ');

const nomesDe = (pendencias: readonly PendenciaDaMesa[]): string =>
  pendencias.map(({ nome }) => nome).join(', ');

/** 'Gravado: nome da mãe de Ana, Bia. Ficou como estava: Caio (já tem outro valor).' */
export const writeGravado = (pendencia: PendenciaDaMesa, outras: readonly Resultado[]): string => {
  const feitas = outras.filter((each) => 'gravada' in each).map((each) => each.pendencia);
  const ficaram = outras.flatMap((each) =>
    'porque' in each ? [`${each.pendencia.nome} (${each.porque})`] : [],
  );
  const campo = nomeDoCampo(pendencia.campo);
  return [
    `Gravado: ${campo} de ${nomesDe([pendencia, ...feitas])}.`,
    ficaram.length > 0 &&
      `${agree(ficaram.length, 'Ficou como estava', 'Ficaram como estavam')}: ${ficaram.join(', ')}.`,
  ]
    .filter(Boolean)
    .join(' ');
};

/** 'Desfeito: Nome da mãe de Ana, Bia volta ao que era.' */
export const writeDesfeito = (pendencias: readonly PendenciaDaMesa[]): string =>
  `Desfeito: ${nomeDoCampo(pendencias[0]?.campo ?? '')} de ${nomesDe(pendencias)} volta ao que era.`;

/** Sentence about one that left the list: the correction of somebody else, where the history has it. */
export const writeSaiu = ({ nome, campo }: PendenciaDaMesa, fatos: readonly FatoDaPessoa[]): string => {
  const fato = fatos.find((each) => each.fato === 'CORREÇÃO' && each.campo === campo);
  if (!fato) return `${nome} saiu da lista: ${nomeDoCampo(campo)} já não espera.`;
  const quando = [writeDay(fato.dia), fato.hora].filter(Boolean).join(' ');
  return `${nome}: ${fato.quem ?? 'outra pessoa'} já corrigiu ${nomeDoCampo(campo)} em ${quando}.`;
};
