import { ehDiaUtilBancario } from '../../financeiro/feriado/calendario.rules.ts';
import type { AvisoJulgado } from './avisoJulgado.ts';
import type { FatosDoContrato, MensalidadeDoContrato } from './fatosDoContrato.ts';

// Decision of the law, read day by day and one condition after the other, apart from the rule that it judges.

/** The next calendar day. */
export const amanha = (dia: string): string => {
  const date = new Date(`${dia}T12:00:00Z`);
  date.setUTCDate(date.getUTCDate() + 1);
  return date.toISOString().slice(0, 10);
};

const comBanco = (dia: string): string => (ehDiaUtilBancario(dia) ? dia : comBanco(amanha(dia)));

/** Last day of ten that follow a day. */
const decimo = (dia: string): string => {
  let last = dia;
  for (let n = 0; n < 10; n += 1) last = amanha(last);
  return comBanco(last);
};

const umAnoAntes = (dia: string): string => {
  const before = `${Number(dia.slice(0, 4)) - 1}${dia.slice(4)}`;
  return before.endsWith('02-29') ? before.replace('02-29', '02-28') : before;
};

const emAberto = (fee: MensalidadeDoContrato, dia: string): boolean => {
  if (fee.pagaEm !== null && fee.pagaEm <= dia) return false;
  if (fee.pagaEmParte || fee.emAcordo) return false;
  if (fee.boletoValidoVence === null) return false;
  return fee.boletoValidoVence > umAnoAntes(dia) && comBanco(fee.boletoValidoVence) < dia;
};

/** Days up to one, each once, on which some of the fees was late; stops at the limit. */
const diasDeAtraso = (fees: readonly MensalidadeDoContrato[], dia: string): number => {
  const firsts = fees.map(({ boletoValidoVence }) => amanha(comBanco(boletoValidoVence ?? dia)));
  let first = firsts[0] ?? amanha(dia);
  for (const other of firsts) if (other < first) first = other;
  let dias = 0;
  for (let d = first; d <= dia && dias <= 60; d = amanha(d)) dias += 1;
  return dias;
};

const vale = (aviso: AvisoJulgado, fees: readonly MensalidadeDoContrato[], dia: string): boolean => {
  const { recebidoEm } = aviso;
  if (aviso.porqueNaoVale !== null || recebidoEm === null || recebidoEm > dia) return false;
  const ditas = fees.filter(
    (fee) => aviso.mensalidades.includes(fee.fatura) && comBanco(fee.boletoValidoVence ?? dia) < recebidoEm,
  );
  return ditas.length >= 2;
};

/** True when the law and the standard choices of the house let a contract be cancelled on a day. */
export const podeSerCancelado = (fatos: FatosDoContrato, dia: string): boolean => {
  const { tipo, cobranca, contratoEm, clausulaExclusao, cienciaEmpresa, retornoAte } = fatos;
  if (cobranca === 'administradora') return false;
  if (tipo === 'ADESAO' && cobranca === null) return false;
  if (contratoEm === null || contratoEm < '1999-01-02') return false;
  const temEmpresa = tipo === 'EMPRESARIAL' || tipo === 'ADESAO' || tipo === 'AFASTADO';
  if (temEmpresa && (clausulaExclusao !== true || cienciaEmpresa !== true)) return false;
  const fees = fatos.mensalidades.filter((fee) => emAberto(fee, dia));
  if (fees.length < 2 || diasDeAtraso(fees, dia) <= 60) return false;
  const terms: string[] = [];
  const recebidos = fatos.avisos.filter((aviso) => vale(aviso, fees, dia)).map((a) => a.recebidoEm ?? dia);
  recebidos.sort();
  if (recebidos[0] === undefined) return false;
  terms.push(decimo(recebidos[0]));
  for (const { abertaEm, respondidaEm } of fatos.contestacoes) {
    if (abertaEm > dia) continue;
    if (respondidaEm === null || respondidaEm > dia) return false;
    terms.push(decimo(respondidaEm));
  }
  for (const { inicio, fim } of fatos.internacoes) {
    if (inicio > dia) continue;
    if (fim === null || fim >= dia) return false;
    terms.push(decimo(fim));
  }
  return terms.every((term) => term < dia && retornoAte !== null && term <= retornoAte);
};
