// Sends the stories to Chromatic, for a team that has a project there.
import { command } from './command.ts';

if (process.env.CHROMATIC_PROJECT_TOKEN) {
  try {
    await command('chromatic', ['--build-script-name', 'storybook:build', ...process.argv.slice(2)]);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
} else {
  console.error(
    'Falta a variável CHROMATIC_PROJECT_TOKEN, a chave do projeto em chromatic.com (Manage, Configure).\n' +
      'Sem conta lá, as imagens deste repositório já comparam cada história: `npm run pictures`.',
  );
  process.exitCode = 1;
}
