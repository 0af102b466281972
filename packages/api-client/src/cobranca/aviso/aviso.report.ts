import * as f from '../../report/field.ts';
import { byPersonalText } from '../../report/question.ts';
import { report, type RowOf } from '../../report/report.ts';
import { codigosDosMeios, meiosDoAviso } from './aviso.rules.ts';

const meios = Object.fromEntries(codigosDosMeios.map((meio) => [meio, meiosDoAviso[meio].nome]));

/** Notices of default of one contract, each valid or with the reason why not (NOT-20). */
export const avisos = report({
  route: 'cobranca/aviso',
  title: 'Avisos de inadimplência',
  key: 'id',
  isMadeHere: true,
  texts: { ask: 'Digite a matrícula do titular e use Buscar.' },
  questions: {
    busca: byPersonalText('/cobranca/getAvisos', 'matricula', {
      summary:
        'Os avisos de inadimplência de um titular, o mais novo primeiro, cada um válido ou com o porquê de não valer (RN ANS 593/2023).',
      says: 'Avisos da matrícula',
      empty: ['Nenhum aviso deste titular.', 'Registre um, ou faça a carta.'],
      label: 'Matrícula do titular',
    }),
  },
  row: {
    enviadoEm: f.required(f.day('Enviado em')),
    meio: f.required(f.choice('Meio', meios)),
    situacao: f.required(f.situacao('Situação')),
    porque: f.text('Por que não vale'),
    recebidoEm: f.day('Recebido em'),
    mensalidades: f.text('Mensalidades'),
    endereco: f.text('Endereço usado'),
    provas: f.count('Provas'),
    origem: f.choice('Origem', {
      TELA: 'Registro à mão',
      CARTA: 'Carta',
      CAMPANHA: 'Mensageria',
      EMAIL: 'E-mail',
    }),
    por: f.pessoa('Quem'),
    id: f.required(f.count('Nº')),
  },
});

export type Aviso = RowOf<typeof avisos>;
