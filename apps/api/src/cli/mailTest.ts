import { loadConfig } from '../config/config.ts';
import { MailRefused, testMail } from '../mail/testMail.ts';
import { openDataDir } from '../start/dataDir.ts';
import { explainStart } from '../start/explain.ts';

const [to = ''] = process.argv.slice(2);
try {
  const { smtpUrl, mailFrom: from, dataDir, outboxDir } = loadConfig(process.env);
  openDataDir(dataDir);
  console.log(await testMail(to, { smtpUrl, from, outboxDir }));
} catch (error) {
  console.error(error instanceof MailRefused ? error.message : (explainStart(error) ?? error));
  process.exitCode = 1;
}
