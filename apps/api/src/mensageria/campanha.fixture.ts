import {
  type ColunaCampanha,
  colunasCampanha,
} from '@vidas/api-client/cobranca/campanha/campanha.contract.ts';

const boa: Record<ColunaCampanha, string> = {
  TELEFONE: '45999990001',
  MENSAGEM: 'Olá! Seu boleto vence amanhã.',
  LOCALIZADOR: 'B-0001',
  DATA_HORA_AGENDADA: '',
  ENVIA_INAPP: 'S',
  ENVIA_SMS: 'S',
  ID_FUNCIONALIDADE: '12',
  ID_REGISTRO: '7',
  TIPO_CALLBACK: 'boleto',
  LINHADIGITAVEL: '',
  MATRICULA: '0000000042',
  EMAIL: 'ana@example.org',
  NOSSONUMERO: '',
  NOME: 'Ana da Ação',
  TIPOBOLETO: 'I',
};

/** A campaign's CSV with one line for each given change of a good line. */
export const campanhaCsv = (...linhas: Partial<Record<ColunaCampanha, string>>[]): string =>
  [
    colunasCampanha.join(';'),
    ...linhas.map((outra, at) =>
      colunasCampanha.map((coluna) => ({ ...boa, LOCALIZADOR: `B-${at}`, ...outra })[coluna]).join(';'),
    ),
    '',
  ].join('\r\n');
