import { fake, Refusal } from '../../http/fake.ts';
import { numeroDe } from '../../shell/busca/busca.rules.ts';
import { getMensalidade, type MensalidadeAberta } from '../pagamento-cartao/lancamento.contract.ts';
import { fakeAbertas, fakeAchados, fakeQuem } from '../pagamento-cartao/lancamento.fake.ts';
import { getReciboEmDinheiro, procuraNoBalcao, recebeEmDinheiro } from './balcao.contract.ts';

interface BalcaoFakeOptions {
  readonly abertas?: readonly MensalidadeAberta[];
  readonly nome?: string;
  /** Somebody else receives everything between the search and the payment. */
  readonly outraPessoa?: boolean;
  /** Told of each payment. */
  readonly onRecebe?: () => void;
}

/** An empty page. */
const pdf =
  'JVBERi0xLjQKMSAwIG9iago8PC9UeXBlL0NhdGFsb2cvUGFnZXMgMiAwIFI+PgplbmRvYmoKMiAwIG9iago8PC9UeXBlL1BhZ2VzL0tpZHNbMyAwIFJdL0NvdW50IDE+PgplbmRvYmoKMyAwIG9iago8PC9UeXBlL1BhZ2UvUGFyZW50IDIgMCBSL01lZGlhQm94WzAgMCA1OTUgODQyXT4+CmVuZG9iagp0cmFpbGVyCjw8L1Jvb3QgMSAwIFI+Pgo=';

/**
 * The calls of the counter, over one memory: 7000102 is a bill, 7000999 a paid one, other numbers are the holder, a name has two
 * people.
 */
export const balcaoFakes = ({
  abertas = fakeAbertas,
  nome = fakeQuem.nome,
  outraPessoa = false,
  onRecebe,
}: BalcaoFakeOptions = {}) => {
  let open = [...abertas];
  const pagas = new Map<string, string[]>();
  return [
    fake(procuraNoBalcao, ({ body: { texto } }) => {
      const numero = numeroDe(texto);
      if (numero === '7000999')
        return new Refusal(409, { error: 'A fatura 3000999 já foi paga em 20/11/2026.' });
      if (numero === null && !/^conc/i.test(texto))
        return new Refusal(404, { error: 'Não se achou pessoa nem fatura com o que foi digitado.' });
      if (numero === null)
        return fakeAchados.map((achado) => ({
          codsau: achado.codsau ?? '',
          nome: achado.nome ?? '',
          faturas: [],
        }));
      const doBoleto = open.filter(({ numTitulo }) => numTitulo === numero);
      return [{ codsau: fakeQuem.matricula, nome, faturas: doBoleto.map(({ codFatura }) => codFatura) }];
    }),
    fake(getMensalidade, () => ({ dataFormat: open, empCon: null, quem: { ...fakeQuem, nome } })),
    fake(recebeEmDinheiro, ({ body: { pedido, fatura } }) => {
      const antes = pagas.get(pedido);
      if (antes) return { success: true, message: 'O recebimento foi gravado.', atos: antes };
      if (outraPessoa) {
        open = [];
        return new Refusal(409, {
          error: `A fatura ${fatura[0]?.codigoFatura} já foi recebida à mão em 21/11/2026 10:02 por Beto Lins.`,
        });
      }
      onRecebe?.();
      const numeros = fatura.map(({ codigoFatura }) => codigoFatura);
      open = open.filter(({ codFatura }) => !numeros.includes(codFatura));
      const atos = numeros.map((_, at) => String(900 + at));
      pagas.set(pedido, atos);
      return { success: true, message: 'O recebimento foi gravado.', atos };
    }),
    fake(getReciboEmDinheiro, () => ({ nome, data: pdf })),
  ];
};
