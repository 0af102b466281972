import { fakeLinhaFoneErrado, fakeLinhaMensageria } from '../../cobranca/inadimplencia/inadimplencia.fake.ts';
import { fake } from '../../http/fake.ts';
import { fakeMudou } from '../../kinds/confirmado.fake.ts';
import { fakeTarefa } from '../../shell/tarefa.fake.ts';
import type { EstadoDaTarefa } from '../../shell/tarefa.kinds.ts';
import {
  type BoletoGerado,
  cancelaEnvioDeBoletos,
  enviaBoletoDoVencimento,
  enviaBoletos,
  type EnvioDeBoletos,
  getBoletosGerados,
  getEnvioDeBoletos,
  getFoneErrado,
  getGeraDadosBoleto,
  linhaDoBoleto,
  unidadeDoBoleto,
} from './boletosGerados.contract.ts';

/** Bill number `index`; every sixth payer has no e-mail, every tenth no usable telephone. */
export const fakeBoletoGerado = (index: number, given: Partial<BoletoGerado> = {}): BoletoGerado => ({
  ...fakeLinhaMensageria(index),
  ...(index % 10 === 0 ? { TELEFONE: '' } : {}),
  ENVIO: null,
  ENVIO_MOTIVO: null,
  VALOR: 30_000 + index * 100,
  ...given,
});

/** A day whose bills were never sent, with the given changes. */
export const fakeEnvioDeBoletos = (given: Partial<EnvioDeBoletos> = {}): EnvioDeBoletos => ({
  tarefa: null,
  enviados: 0,
  semEmail: 0,
  falhas: 0,
  emDuvida: 0,
  pendentes: 0,
  ...given,
});

/** A running job that sends 30 bills, with the given changes. */
export const fakeEnviando = (given: Partial<EstadoDaTarefa> = {}): EstadoDaTarefa =>
  fakeTarefa({ feito: 0, total: 30, passo: 'Boletos com vencimento em 10/12/2026', ...given });

/** The calls over one memory: each reading of the job finds another third sent. One bill fails the first time. */
export const boletosGeradosFakes = (count = 30) => {
  const rows = Array.from({ length: count }, (_, index) => fakeBoletoGerado(index + 1));
  let tarefa: EstadoDaTarefa | null = null;
  let failing = 1;
  const of = (wanted: BoletoGerado['ENVIO']) => rows.filter(({ ENVIO }) => ENVIO === wanted);
  const envio = (): EnvioDeBoletos =>
    fakeEnvioDeBoletos({
      tarefa,
      enviados: of('Enviado').length,
      semEmail: of('Sem e-mail').length,
      falhas: of('Falhou').length,
      emDuvida: of('Em dúvida').length,
      pendentes: of('Aguardando').length,
    });
  const sendOne = (row: BoletoGerado): void => {
    if (row.EMAIL === '') row.ENVIO = 'Sem e-mail';
    else if (failing > 0) {
      failing -= 1;
      Object.assign(row, {
        ENVIO: 'Falhou',
        ENVIO_MOTIVO: `O servidor de e-mail recusou ${row.EMAIL}: o endereço não existe.`,
      });
    } else Object.assign(row, { ENVIO: 'Enviado', ENVIO_MOTIVO: null });
  };
  return [
    fake(getBoletosGerados, () => rows),
    fake(getFoneErrado, () => [1, 2, 3].map((index) => fakeLinhaFoneErrado(index))),
    fake(getEnvioDeBoletos, () => {
      if (tarefa?.situacao === 'CANCELANDO')
        tarefa = { ...tarefa, situacao: 'CANCELADA', terminadaEm: '2026-11-21T09:00' };
      if (tarefa?.situacao !== 'EXECUTANDO') return envio();
      of('Aguardando')
        .slice(0, Math.ceil(count / 3))
        .forEach(sendOne);
      const left = of('Aguardando').length;
      tarefa = { ...tarefa, feito: count - left, ...(left === 0 ? { situacao: 'CONCLUÍDA' } : {}) };
      return envio();
    }),
    fake(enviaBoletos, ({ body }) => {
      const mudou = fakeMudou(body.confirmado, rows.map(linhaDoBoleto), unidadeDoBoleto);
      if (mudou) return mudou;
      for (const row of rows) if (row.ENVIO !== 'Enviado') row.ENVIO = 'Aguardando';
      tarefa = fakeEnviando({ feito: of('Enviado').length, total: count });
      return envio();
    }),
    fake(enviaBoletoDoVencimento, ({ body: { nossoNumero, email } }) => {
      const row = rows.find(({ NOSSONUMERO }) => NOSSONUMERO === nossoNumero);
      if (row) Object.assign(row, { ENVIO: 'Enviado', ENVIO_MOTIVO: `Para ${email} em 21/11/2026 09:00.` });
      return { status: true, message: 'Boleto enviado com sucesso!' };
    }),
    fake(cancelaEnvioDeBoletos, () => (tarefa = { ...fakeEnviando(), ...tarefa, situacao: 'CANCELANDO' })),
    fake(getGeraDadosBoleto, { status: 'false', message: 'Dados obtidos com sucesso!' }),
  ];
};
