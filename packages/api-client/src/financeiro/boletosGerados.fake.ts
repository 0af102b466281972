import { fakeLinhaFoneErrado, fakeLinhaMensageria } from '../cobranca/inadimplencia.fake.ts';
import { fake } from '../http/fake.ts';
import {
  type BoletoGerado,
  enviaBoletos,
  type EnvioDeBoletos,
  getBoletosGerados,
  getEnvioDeBoletos,
  getFoneErrado,
  getGeraDadosBoleto,
  paraEnvioDeBoletos,
} from './boletosGerados.contract.ts';

/** Bill number `index`; every sixth payer has no e-mail, every tenth no phone that a message reaches. */
export const fakeBoletoGerado = (index: number, given: Partial<BoletoGerado> = {}): BoletoGerado => ({
  ...fakeLinhaMensageria(index),
  ...(index % 10 === 0 ? { TELEFONE: '' } : {}),
  ENVIO: null,
  ENVIO_MOTIVO: null,
  ...given,
});

/** A sending that was never begun; give what differs. */
export const fakeEnvioDeBoletos = (given: Partial<EnvioDeBoletos> = {}): EnvioDeBoletos => ({
  situacao: 'NENHUM',
  enviados: 0,
  semEmail: 0,
  falhas: 0,
  pendentes: 0,
  iniciadoEm: null,
  usuario: null,
  motivo: null,
  ...given,
});

const begun = { iniciadoEm: '2026-11-21T09:00', usuario: 'Marina Alencar' } as const;

/** The calls over one memory, in which each look at the sending finds a third of the bills sent, and one of them failed the first time. */
export const boletosGeradosFakes = (count = 30) => {
  const rows = Array.from({ length: count }, (_, index) => fakeBoletoGerado(index + 1));
  let situacao: EnvioDeBoletos['situacao'] = 'NENHUM';
  let failing = 1;
  const of = (wanted: BoletoGerado['ENVIO']) => rows.filter(({ ENVIO }) => ENVIO === wanted);
  const envio = (): EnvioDeBoletos =>
    situacao === 'NENHUM'
      ? fakeEnvioDeBoletos()
      : fakeEnvioDeBoletos({
          ...begun,
          situacao,
          enviados: of('Enviado').length,
          semEmail: of('Sem e-mail').length,
          falhas: of('Falhou').length,
          pendentes: of('Aguardando').length,
        });
  const sendOne = (row: BoletoGerado): void => {
    if (row.EMAIL === '') row.ENVIO = 'Sem e-mail';
    else if (failing > 0) {
      failing -= 1;
      Object.assign(row, {
        ENVIO: 'Falhou',
        ENVIO_MOTIVO: 'Erro ao enviar o email! O servidor de e-mail não aceitou a mensagem.',
      });
    } else Object.assign(row, { ENVIO: 'Enviado', ENVIO_MOTIVO: null });
  };
  return [
    fake(getBoletosGerados, () => rows),
    fake(getFoneErrado, () => [1, 2, 3].map((index) => fakeLinhaFoneErrado(index))),
    fake(getEnvioDeBoletos, () => {
      if (situacao !== 'ENVIANDO') return envio();
      of('Aguardando')
        .slice(0, Math.ceil(count / 3))
        .forEach(sendOne);
      if (of('Aguardando').length === 0) situacao = 'TERMINADO';
      return envio();
    }),
    fake(enviaBoletos, () => {
      for (const row of rows) if (row.ENVIO !== 'Enviado') row.ENVIO = 'Aguardando';
      situacao = 'ENVIANDO';
      return envio();
    }),
    fake(paraEnvioDeBoletos, () => {
      situacao = 'PARADO';
      return envio();
    }),
    fake(getGeraDadosBoleto, { status: 'false', message: 'Dados obtidos com sucesso!' }),
  ];
};
