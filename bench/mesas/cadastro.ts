// Missing names and differences of the conference are decided on their desks as a person types.
import { fillStatements } from '../api/data.ts';
import { openBrowser, pageAt, withOffice } from '../builtOffice.ts';
import { median, type Measure } from '../measure.ts';
import { deskOf, LOOK_MS } from './mesa.ts';

/** Lives of the register; one of twenty waits for its inclusion at ANS, and one of a hundred differs in its situation. */
const LIVES = 3_000;
const NOMES = 11;
const DIFERENCAS = 20;

/** A register in which only eleven mothers' names are missing. */
const data = [
  ...fillStatements(LIVES),
  `update pessoa set logradouro = 'Rua das Flores', numero = '10', bairro = 'Centro', cep = '85801000'`,
  `update pessoa set nome_mae = null where id in (
    select b.pessoa_id from beneficiario b where b.cco is null and b.cancelado_em is null and b.congenere_codigo is null
    order by b.matricula limit ${NOMES})`,
  'vacuum analyze',
];

export const doCadastro = (): Promise<Measure[]> =>
  withOffice(data, 'cadastro', async (place) => {
    const browser = await openBrowser();
    try {
      const names = await pageAt(browser, place, '/modulos/cadastro/pendencias-sib');
      const missing = deskOf(names, 'Pendências do SIB');
      await missing.desk
        .getByRole('button', { name: /Falta o nome da mãe/ })
        .first()
        .click();
      const field = missing.desk.getByRole('textbox', { name: 'Nome da mãe' });
      const typed: number[] = [];
      for (let at = 0; at < NOMES; at += 1) {
        await field.waitFor();
        await names.keyboard.type('Alzira Prado Neves', { delay: 30 });
        typed.push(await missing.press('Enter'));
      }
      const page = await pageAt(browser, place, '/modulos/cadastro/diferencas-sib');
      const { desk, heading, press } = deskOf(page, 'Diferenças da conferência');
      await desk.locator('h2[tabindex="-1"]').waitFor();
      const sent: number[] = [];
      for (let at = 0; at < DIFERENCAS; at += 1) {
        const before = `${await heading()} ${await desk.getByText(/^\d+ de \d+$/).innerText()}`;
        sent.push(await press('e'));
        if (`${await heading()} ${await desk.getByText(/^\d+ de \d+$/).innerText()}` === before)
          throw new Error(`one key did not decide ${before}`);
      }
      return [
        {
          name: "missing mother's name, its Enter until the next field has the focus",
          ms: median(typed),
          note: `the name and 1 key each, ${NOMES} names, the longest ${Math.round(Math.max(...typed))} ms`,
        },
        {
          name: 'difference of the conference, its key until the next one stands there',
          ms: median(sent),
          note: `1 key each, ${DIFERENCAS} differences, the longest ${Math.round(Math.max(...sent))} ms, a look of ${LOOK_MS} ms before each`,
        },
      ];
    } finally {
      await browser.close();
    }
  });
